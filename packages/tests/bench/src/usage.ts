import { readFileSync } from 'node:fs';

/** CPU time and memory used by a process, from Linux's counters. */
export interface Usage {
  megabytes: number;
  cpuSeconds: number;
}

const ticksPerSecond = 100;

export function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return {
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024,
    cpuSeconds: ticks / ticksPerSecond,
  };
}

/** Returns the sum of the usage of several processes. */
export function usageOfAll(pids: readonly number[]): Usage {
  const all = pids.map(usageOf);
  const sum = (field: keyof Usage) => all.reduce((total, usage) => total + usage[field], 0);
  return { megabytes: sum('megabytes'), cpuSeconds: sum('cpuSeconds') };
}

/** Returns the seconds that all cores together have worked and been idle. */
export function machineSeconds(): { busy: number; idle: number } {
  const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '';
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softirq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map((ticks) => Number(ticks) / ticksPerSecond);
  return { busy: user + nice + system + irq + softirq, idle: idle + wait };
}

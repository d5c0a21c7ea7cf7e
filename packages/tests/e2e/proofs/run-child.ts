import { spawn } from 'node:child_process';

interface Ended {
  code: number | null;
  output: string;
}

/** Runs Node on a script; it is interrupted after `limitMs`. */
export function runChild(
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  limitMs: number,
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const limit = setTimeout(() => child.kill('SIGINT'), limitMs);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, output });
    }),
  );
}

/** Runs Node on a script that must succeed. */
export async function runWell(args: readonly string[], cwd: string, limitMs = 180_000): Promise<void> {
  const { code, output } = await runChild(args, cwd, {}, limitMs);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${output}`);
}

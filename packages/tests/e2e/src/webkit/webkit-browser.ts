import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '@escale/core/testing';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

/** WebKitGTK on a virtual screen. */
export interface WebKitBrowser {
  driver: WebDriver;
  /** The folder of downloaded files. */
  downloads: string;
  stop: () => Promise<void>;
}

/** A style for the toolbar of the MiniBrowser, which would otherwise keep its window wider than a phone. */
const narrowToolbar =
  '* { font-size: 1px; padding: 0; margin: 0; border: none; min-width: 0; min-height: 0; }';

/** Starts a virtual screen, the WebDriver server of WebKitGTK on it, and a session of its MiniBrowser. */
export async function startWebKit(): Promise<WebKitBrowser> {
  const settings = await mkdtemp(path.join(tmpdir(), 'e2e-webkit-'));
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) await endProcess(child);
    await rm(settings, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    await mkdir(path.join(settings, 'gtk-3.0'));
    await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), narrowToolbar);
    // WebKitGTK derives `prefers-reduced-motion` from this setting.
    await writeFile(path.join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const downloads = path.join(settings, 'downloads');
    await mkdir(downloads);
    await writeFile(path.join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const arguments_ = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const screen = spawn('Xvfb', arguments_, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    children.push(screen);
    const [display] = (await once(createInterface(screen.stdio[3] as Readable), 'line')) as [string];
    const port = await freePort();
    const server = spawn(
      process.env.ENGINE_PATH ?? 'WebKitWebDriver',
      ['--host=127.0.0.1', `--port=${port}`],
      {
        env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings, TZ: 'Africa/Abidjan' },
        stdio: 'ignore',
      },
    );
    children.push(server);
    const address = `http://127.0.0.1:${port}`;
    await untilAnswering(`${address}/status`);
    // The driver does not wait for loads: a test may hold a script back for longer than the
    // driver's timeout. Instead, each step waits for what it needs.
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' });
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
    return {
      driver,
      downloads,
      stop: async () => {
        await driver.quit().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilAnswering(url: string): Promise<void> {
  const limit = Date.now() + 30_000;
  for (;;) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(1_000) });
      return;
    } catch (error) {
      if (Date.now() > limit) throw error;
    }
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
}

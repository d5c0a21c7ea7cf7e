/** A message of webpack-dev-server about a build. */
type BuildMessage =
  | { type: 'hash'; data: string }
  | { type: 'ok' | 'warnings' }
  | { type: 'errors'; data: BuildError[] };

interface BuildError {
  moduleName?: string;
  loc?: string;
  message?: string;
}

/** The address of the development server's socket; the build replaces this name with a string. */
declare const devSocket: string;

const retryMs = 2_000;
const panelId = 'escale-build-errors';

/** Shows errors in an overlay. Creates it without parsing HTML text, which the shell's content policy forbids. */
function showErrors(errors: readonly BuildError[]): void {
  const panel = document.getElementById(panelId) ?? document.body.appendChild(document.createElement('pre'));
  panel.id = panelId;
  panel.role = 'alert';
  panel.tabIndex = 0;
  panel.textContent = errors
    .map(({ moduleName = '', loc = '', message = '' }) => `${moduleName} ${loc}\n${message}`)
    .join('\n\n');
  Object.assign(panel.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    margin: '0',
    padding: '2rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    font: '14px/1.5 monospace',
    color: 'CanvasText',
    background: 'Canvas',
  });
}

/** Reloads the page after a build with other content, and shows the errors of a failed build. */
function followBuilds(address: string): void {
  let latest: string | undefined;
  let shown: string | undefined;
  const connect = () => {
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as BuildMessage;
      if (message.type === 'hash') latest = message.data;
      if (message.type === 'errors') showErrors(message.data);
      if (message.type !== 'ok' && message.type !== 'warnings') return;
      document.getElementById(panelId)?.remove();
      if (shown !== undefined && shown !== latest) window.location.reload();
      shown ??= latest;
    });
    socket.addEventListener('close', () => setTimeout(connect, retryMs));
  };
  connect();
}

const pageGlobals = window as { escaleDevClient?: boolean };

// This script runs each time the module opens, but must follow the builds only once per page.
if (pageGlobals.escaleDevClient !== true) followBuilds(devSocket);
pageGlobals.escaleDevClient = true;

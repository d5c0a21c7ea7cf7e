import type { Page, Request, WebSocket } from '@playwright/test';

/** The live connection of a page, seen on its network. */
export interface LiveConnection {
  /** Web sockets that were opened, the last one last. */
  sockets: WebSocket[];
  /** Long polls that were sent. */
  polls: Request[];
  /** Events that the page was told over web sockets, in order; `socket` is the place of theirs in `sockets`. */
  told: { event: string; payload: Record<string, unknown>; socket: number }[];
  /** How many connections the server has accepted. */
  accepted: () => number;
}

const isEngineCall = (url: string) => /\/api\/\?.*EIO=4/.test(url);

/** Begins to watch; call it before the page is opened. */
export function watchLiveConnection(page: Page): LiveConnection {
  const seen: LiveConnection = { sockets: [], polls: [], told: [], accepted: () => accepted };
  let accepted = 0;
  page.on('request', (request) => {
    if (isEngineCall(request.url()) && request.url().startsWith('http')) seen.polls.push(request);
  });
  page.on('websocket', (socket) => {
    if (!isEngineCall(socket.url())) return;
    const place = seen.sockets.push(socket) - 1;
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      if (text.startsWith('40')) accepted += 1;
      if (!text.startsWith('42')) return;
      const [event, told] = JSON.parse(text.slice(2)) as [string, Record<string, unknown>];
      seen.told.push({ event, payload: told, socket: place });
    });
  });
  return seen;
}

/** Keeps a page without its live connection, by web socket and by polling; call it before the page is opened. */
export async function withoutLiveConnection(page: Page) {
  await page.route(/\/api\/?\?.*EIO=/, (route) => route.abort('connectionrefused'));
  await page.routeWebSocket(/\/api\/\?.*EIO=/, (socket) => socket.close());
}

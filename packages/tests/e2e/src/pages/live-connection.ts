import type { Page, Request, WebSocket } from '@playwright/test';

/** The live connection of a page, as observed on the network. */
export interface LiveConnection {
  /** WebSockets in the order in which they were opened. */
  sockets: WebSocket[];
  /** Long polls, in the order in which they were sent. */
  polls: Request[];
  /** Events received over WebSockets, in order; `socket` is the index in `sockets`. */
  events: { event: string; payload: Record<string, unknown>; socket: number }[];
  /** Returns the number of connections that the server has accepted. */
  accepted: () => number;
}

const isEngineCall = (url: string) => /\/api\/\?.*EIO=4/.test(url);

/** Starts recording; call it before the page is opened. */
export function watchLiveConnection(page: Page): LiveConnection {
  const seen: LiveConnection = { sockets: [], polls: [], events: [], accepted: () => accepted };
  let accepted = 0;
  page.on('request', (request) => {
    if (isEngineCall(request.url()) && request.url().startsWith('http')) seen.polls.push(request);
  });
  page.on('websocket', (socket) => {
    if (!isEngineCall(socket.url())) return;
    const index = seen.sockets.push(socket) - 1;
    socket.on('framereceived', (frame) => {
      const text = frame.payload.toString();
      if (text.startsWith('40')) accepted += 1;
      if (!text.startsWith('42')) return;
      const [event, payload] = JSON.parse(text.slice(2)) as [string, Record<string, unknown>];
      seen.events.push({ event, payload, socket: index });
    });
  });
  return seen;
}

/** Blocks the live connection of a page, both WebSocket and polling; call it before the page is opened. */
export async function withoutLiveConnection(page: Page) {
  await page.route(/\/api\/?\?.*EIO=/, (route) => route.abort('connectionrefused'));
  await page.routeWebSocket(/\/api\/\?.*EIO=/, (socket) => socket.close());
}

import { WebSocket } from 'engine.io-client';

type Packet = Parameters<WebSocket['onPacket']>[0];

/**
 * A proxy may accept the socket and close it at once, when the server behind it is away or does not speak
 * WebSocket. To Engine.IO such an end is no error, and it waits until its time is up; here it counts as one, so that
 * the next transport is tried.
 */
export class WebSocketTransport extends WebSocket {
  #greeted = false;

  override onPacket(packet: Packet): void {
    this.#greeted = true;
    super.onPacket(packet);
  }

  override onClose(details?: Parameters<WebSocket['onClose']>[0]): void {
    if (details !== undefined && !this.#greeted) this.onError('closed before its first packet', details);
    super.onClose(details);
  }
}

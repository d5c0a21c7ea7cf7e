import { WebSocket } from 'engine.io-client';

type Packet = Parameters<WebSocket['onPacket']>[0];

/**
 * A proxy may accept the socket and close it at once when its upstream is unavailable or has no WebSocket support. Engine.IO does
 * not treat this as an error and waits for its time-out; here it is an error, so the next transport is tried.
 */
export class WebSocketTransport extends WebSocket {
  #receivedPacket = false;

  override onPacket(packet: Packet): void {
    this.#receivedPacket = true;
    super.onPacket(packet);
  }

  override onClose(details?: Parameters<WebSocket['onClose']>[0]): void {
    if (details !== undefined && !this.#receivedPacket)
      this.onError('closed before its first packet', details);
    super.onClose(details);
  }
}

import { WebSocket } from 'engine.io-client';

type Packet = Parameters<WebSocket['onPacket']>[0];

/**
 * Reports a socket that closes before its first packet as an error, so that Engine.IO tries the next transport; by default,
 * Engine.IO would wait for its time-out. A proxy may accept the socket and close it at once if its upstream is unavailable or has
 * no WebSocket support.
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

import { Decoder, Encoder } from 'socket.io-parser';
import { isBeyond, MESSAGE_BOUNDS } from '../requests/json-bounds';

/** Ends a connection that sends what is too deep or has too much in it, before anything of it is parsed. */
class BoundedDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet === 'string' && isBeyond(packet, MESSAGE_BOUNDS)) throw new Error('beyond bounds');
    super.add(packet);
  }
}

/** socket.io's own parser, with bounds to what a message may have in it. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder };

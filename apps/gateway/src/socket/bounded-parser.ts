import { Decoder, Encoder } from 'socket.io-parser';
import { DEEPEST_JSON, isDeeperThan } from '../requests/json-depth';

/** Ends a connection that sends what is too deep, before anything of it is parsed. */
class BoundedDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet === 'string' && isDeeperThan(packet, DEEPEST_JSON)) throw new Error('too deep');
    super.add(packet);
  }
}

/** socket.io's own parser, with a bound to how deep a message may be. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder };

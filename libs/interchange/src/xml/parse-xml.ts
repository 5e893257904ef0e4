import { SaxesParser } from 'saxes';
import { MAX_FILE_BYTES, ReadFailure } from '../read-result';
import { decodedChunks } from './decode';

const MAX_DEPTH = 64;
/** Several times what the largest honest file holds. */
const MAX_ELEMENTS = 4_000_000;

/** What is told about a document, in its order. Names come without their namespace prefix. */
export interface XmlVisitor {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(): void;
}

/**
 * Parses a whole document in one pass, strictly. Nothing outside it is ever fetched and no entity beyond XML's five is
 * expanded: a document type declaration is refused, which rules out external entities and entity bombs alike.
 *
 * @throws ReadFailure with IMPORT_FAILED_EMPTY, _TOO_LARGE, _NOT_XML, _CUT_OFF, _UNSAFE_XML or _ENCODING.
 */
export function parseXml(bytes: Uint8Array, visitor: XmlVisitor): void {
  if (bytes.length > MAX_FILE_BYTES) throw tooLarge();
  const state = { depth: 0, elements: 0, blank: true };
  const parser = parserFor(visitor, state);
  for (const chunk of decodedChunks(bytes)) {
    if (state.blank) {
      const start = chunk.trimStart();
      if (start === '') continue;
      if (!start.startsWith('<')) throw new ReadFailure('IMPORT_FAILED_NOT_XML', { line: 1, column: 1 });
      state.blank = false;
      parser.write(start);
    } else parser.write(chunk);
  }
  if (state.blank) throw new ReadFailure('IMPORT_FAILED_EMPTY');
  parser.on('error', () => {
    throw new ReadFailure('IMPORT_FAILED_CUT_OFF');
  });
  parser.close();
}

function parserFor(
  visitor: XmlVisitor,
  state: { depth: number; elements: number },
): SaxesParser<{ position: false }> {
  const parser = new SaxesParser({ position: false });
  parser.on('error', (error) => {
    throw error.message.includes('undefined entity')
      ? new ReadFailure('IMPORT_FAILED_UNSAFE_XML', { reason: 'entity' })
      : new ReadFailure('IMPORT_FAILED_NOT_XML', { line: parser.line, column: parser.column });
  });
  parser.on('doctype', () => {
    throw new ReadFailure('IMPORT_FAILED_UNSAFE_XML', { reason: 'doctype' });
  });
  parser.on('opentag', (tag) => {
    state.depth += 1;
    state.elements += 1;
    if (state.depth > MAX_DEPTH) throw new ReadFailure('IMPORT_FAILED_UNSAFE_XML', { reason: 'depth' });
    if (state.elements > MAX_ELEMENTS) throw tooLarge();
    visitor.open(localName(tag.name), tag.attributes as Record<string, string>);
  });
  parser.on('text', (text) => visitor.text(text));
  parser.on('cdata', (text) => visitor.text(text));
  parser.on('closetag', () => {
    state.depth -= 1;
    visitor.close();
  });
  return parser;
}

function tooLarge(): ReadFailure {
  return new ReadFailure('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_FILE_BYTES / 1024 / 1024 });
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

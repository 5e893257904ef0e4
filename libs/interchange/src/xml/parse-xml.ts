import { SaxesParser } from 'saxes';
import { MAX_FILE_BYTES, ReadFailure } from '../read-result';
import { decodedChunks } from './decode';

const MAX_DEPTH = 64;
/** Several times what the largest honest file holds. */
const MAX_ELEMENTS = 4_000_000;
/** Of one element: honest ones have some twenty. The parser keeps them all until the element's end, and compares their names. */
const MAX_ATTRIBUTES = 1000;

/** What is told about a document, in its order. Names come without their namespace prefix. */
export interface XmlVisitor {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(): void;
  /** What a document says to one reader alone. */
  instruction?(target: string, text: string): void;
}

/**
 * Parses a whole document in one pass, strictly. Nothing outside it is ever fetched and no entity beyond XML's five is
 * expanded: a document type declaration is refused, which rules out external entities and entity bombs alike.
 *
 * @throws ReadFailure with IMPORT_FAILED_EMPTY, _TOO_LARGE, _NOT_XML, _CUT_OFF, _UNSAFE_XML or _ENCODING.
 */
export function parseXml(bytes: Uint8Array, visitor: XmlVisitor): void {
  if (bytes.length > MAX_FILE_BYTES) throw tooLarge();
  READER.read(bytes, visitor);
}

const EVENTS = [
  'doctype',
  'attribute',
  'opentag',
  'text',
  'cdata',
  'processinginstruction',
  'closetag',
] as const;

/** Counts and guards what the parser finds, for one document at a time. */
class XmlReader {
  private readonly parser = new SaxesParser({ position: false });
  private depth = 0;
  private elements = 0;
  private attributes = 0;
  private isEnding = false;
  private isDone = false;

  read(bytes: Uint8Array, visitor: XmlVisitor): void {
    this.depth = this.elements = this.attributes = 0;
    this.isEnding = this.isDone = false;
    this.listen(visitor);
    try {
      this.write(bytes);
      this.isEnding = true;
      this.parser.close();
      this.isDone = true;
    } finally {
      this.forget();
    }
  }

  private write(bytes: Uint8Array): void {
    let isBlank = true;
    for (const chunk of decodedChunks(bytes)) {
      const text = isBlank ? chunk.trimStart() : chunk;
      if (text === '') continue;
      if (isBlank && !text.startsWith('<'))
        throw new ReadFailure('IMPORT_FAILED_NOT_XML', { line: 1, column: 1 });
      isBlank = false;
      this.parser.write(text);
    }
    if (isBlank) throw new ReadFailure('IMPORT_FAILED_EMPTY');
  }

  private listen(visitor: XmlVisitor): void {
    const { parser } = this;
    parser.on('error', (error) => {
      throw this.failureOf(error);
    });
    parser.on('doctype', () => {
      throw new ReadFailure('IMPORT_FAILED_UNSAFE_XML', { reason: 'doctype' });
    });
    parser.on('attribute', () => {
      this.attributes += 1;
      if (this.attributes > MAX_ATTRIBUTES)
        throw new ReadFailure('IMPORT_FAILED_UNSAFE_XML', { reason: 'attributes' });
    });
    parser.on('opentag', (tag) => {
      this.attributes = 0;
      this.countElement();
      visitor.open(localName(tag.name), tag.attributes as Record<string, string>);
    });
    parser.on('text', (text) => visitor.text(text));
    parser.on('cdata', (text) => visitor.text(text));
    parser.on('processinginstruction', ({ target, body }) => visitor.instruction?.(target, body));
    parser.on('closetag', () => {
      this.depth -= 1;
      visitor.close();
    });
  }

  private countElement(): void {
    this.depth += 1;
    this.elements += 1;
    if (this.depth > MAX_DEPTH) throw new ReadFailure('IMPORT_FAILED_UNSAFE_XML', { reason: 'depth' });
    if (this.elements > MAX_ELEMENTS) throw tooLarge();
  }

  private failureOf(error: Error): ReadFailure {
    if (this.isEnding) return new ReadFailure('IMPORT_FAILED_CUT_OFF');
    return error.message.includes('undefined entity')
      ? new ReadFailure('IMPORT_FAILED_UNSAFE_XML', { reason: 'entity' })
      : new ReadFailure('IMPORT_FAILED_NOT_XML', { line: this.parser.line, column: this.parser.column });
  }

  /** Lets go of the document, finished or not, so that the next one begins afresh. */
  private forget(): void {
    for (const event of EVENTS) this.parser.off(event);
    this.parser.on('error', () => undefined);
    if (!this.isDone) this.parser.close();
  }
}

/**
 * One for all documents, one after the other: engines turn the eighth and later parsers, whose handlers are added by
 * name, into slow dictionaries, and reading with them takes three times as long.
 */
const READER = new XmlReader();

function tooLarge(): ReadFailure {
  return new ReadFailure('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_FILE_BYTES / 1024 / 1024 });
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

import { ReadFailure } from '../read-result';
import type { XmlVisitor } from './parse-xml';

/** Longest text of one field that is kept; what follows is dropped. */
const MAX_TEXT = 64 * 1024;
/** Wanted elements of one document; the largest honest file has a tenth of it. */
const MAX_KEPT = 500_000;

/** The part of a document that a reader wants. Everything else passes by without being stored. */
export interface ElementSpec {
  readonly fields: ReadonlySet<string>;
  readonly attributes: readonly string[];
  readonly children: ReadonlyMap<string, ElementSpec>;
  /** Called with each such element when it ends, instead of keeping it in its parent. */
  readonly take?: (element: XmlElement) => void;
}

/** Texts of the wanted child elements, and the wanted nested elements. */
export interface XmlElement {
  readonly fields: Readonly<Record<string, string>>;
  readonly children: Readonly<Record<string, readonly XmlElement[]>>;
}

interface OpenElement {
  readonly spec: ElementSpec;
  readonly fields: Record<string, string>;
  readonly children: Record<string, XmlElement[]>;
}

/** `fields` are names separated by blanks; those that begin with @ are attributes of the element itself. */
export function element(
  fields: string,
  children: Readonly<Record<string, ElementSpec>> = {},
  take?: ElementSpec['take'],
): ElementSpec {
  const names = fields.split(' ');
  return {
    fields: new Set(names),
    attributes: names.filter((name) => name.startsWith('@')).map((name) => name.slice(1)),
    children: new Map(Object.entries(children)),
    ...(take && { take }),
  };
}

/** Builds the wanted elements out of a document, and hands over its rows as they end. */
export class Collector implements XmlVisitor {
  readonly root: XmlElement;
  private readonly path: OpenElement[] = [];
  private started = false;
  private field: string | null = null;
  private value = '';
  /** Levels inside an element that nobody wants. */
  private ignored = 0;
  private kept = 0;

  /** `checkRoot` may refuse the document by what its root element is. */
  constructor(
    spec: ElementSpec,
    private readonly checkRoot: (name: string, attributes: Readonly<Record<string, string>>) => void,
    readonly instruction?: XmlVisitor['instruction'],
  ) {
    const root = newElement(spec);
    this.root = root;
    this.path.push(root);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!this.started) {
      this.started = true;
      this.checkRoot(name, attributes);
      return;
    }
    const above = this.path[this.path.length - 1];
    if (this.ignored > 0 || this.field !== null || !above) {
      this.ignored += 1;
      return;
    }
    const child = above.spec.children.get(name);
    if (child) this.enter(above, name, child, attributes);
    else if (above.spec.fields.has(name)) {
      this.field = name;
      this.value = '';
    } else this.ignored = 1;
  }

  text(text: string): void {
    if (this.field === null || this.ignored > 0 || this.value.length >= MAX_TEXT) return;
    this.value = (this.value + text).slice(0, MAX_TEXT);
  }

  close(): void {
    if (this.ignored > 0) {
      this.ignored -= 1;
      return;
    }
    if (this.field !== null) {
      const { fields } = this.path[this.path.length - 1]!;
      // An empty field says nothing: what stands in for it may still.
      if (this.value.trim() !== '') fields[this.field] ??= this.value;
      this.field = null;
      return;
    }
    const done = this.path.pop();
    if (done?.spec.take) done.spec.take(done);
  }

  private enter(
    above: OpenElement,
    name: string,
    spec: ElementSpec,
    attributes: Readonly<Record<string, string>>,
  ): void {
    this.kept += 1;
    if (this.kept > MAX_KEPT) throw new ReadFailure('IMPORT_FAILED_TOO_LARGE', { elements: MAX_KEPT });
    const child = newElement(spec);
    for (const attribute of spec.attributes)
      if (attributes[attribute] !== undefined) child.fields[`@${attribute}`] = attributes[attribute];
    this.path.push(child);
    if (!spec.take) (above.children[name] ??= []).push(child);
  }
}

function newElement(spec: ElementSpec): OpenElement {
  return { spec, fields: {}, children: {} };
}

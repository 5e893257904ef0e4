/** A mail's words before they are put into a form. All is plain text. */
export interface Words {
  readonly subject: string;
  /** Paragraphs. */
  readonly before: readonly string[];
  /** Numbers at a glance, in their order. */
  readonly figures?: readonly Figure[];
  readonly lists?: readonly WordList[];
  /** What the link says, where there is one. */
  readonly link?: PathLink;
  /** Paragraphs. */
  readonly after: readonly string[];
  /** Of mails that come by themselves: the last line, and where programs that read mails end them. */
  readonly unsubscribe?: PathLink & { readonly programPath: string };
  /** Whom an answer goes to, where that is somebody else than whom mails are from. */
  readonly replyTo?: string;
}

/** A number, what it counts, and a few words on it. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** Its address is one of this installation's. */
export interface PathLink {
  readonly label: string;
  readonly path: string;
}

export interface WordList {
  readonly head: string;
  readonly items: readonly { readonly text: string; readonly notes: readonly string[] }[];
  /** Of what is left out. */
  readonly rest?: string;
}

/** Sections of a page under one heading. */
export interface SectionGroup {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}

/** The parts of the account that are typed before they are saved. */
export type ProfilePart = 'name' | 'password';

/** Says whether a part holds what was not saved. */
export type NoteUnsaved = (part: ProfilePart, unsaved: boolean) => void;

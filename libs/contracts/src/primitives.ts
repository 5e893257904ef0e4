import {
  ID_FORM,
  inOneLine,
  isCivilDate,
  isNewId,
  isTimeZone,
  isVisible,
  isWellFormed,
  MAX_ACTION_ID,
  MAX_ROW_ID,
  PLAN_ID_FORM,
  ROLES,
} from '@plomada/domain';
import { z } from 'zod';
import { EMAIL_FORM, EMAIL_LENGTH } from './email-form';

/** Any text that is the same after it was stored: every field for texts begins with it. */
export const plainText = () => z.string().refine(isWellFormed, 'text without controls and halves of signs');
/**
 * The id of what may be there. Ids are made by clients and services alike: short, printable, safe in keys, routes and file
 * names.
 */
export const id = z.string().min(1).max(MAX_ROW_ID).regex(ID_FORM);
/** The id of a plan: a project's, whose live plan it is, or a scenario's, which begins with its project's. */
export const planId = z.string().regex(PLAN_ID_FORM);
/** The id of what is being made: no name that objects of JavaScript have. What was called so before can still be asked for. */
export const newId = id.refine(isNewId, 'an id that is no name of JavaScript');
/** An action's id: short enough for those of the rows that it makes. */
export const actionId = newId.max(MAX_ACTION_ID);
/** In the form in which addresses are compared, so that a mail goes to whoever has the account and to no look-alike of it. */
export const email = plainText().max(EMAIL_LENGTH, { abort: true }).normalize('NFC').regex(EMAIL_FORM);
/** A text of `most` characters of which people see something. */
export const seenText = (most: number) =>
  plainText()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => isVisible(text), 'a text that people can see');
/** The same in one line, in however many it comes: a name, a word of a list, a code. */
export const seenLine = (most: number) => seenText(most).overwrite(inOneLine);
export const name = seenLine(200);
/** Not everybody has one. */
export const lastName = plainText().trim().max(200).overwrite(inOneLine);
/** First and last name, each of 200 characters at most, and the space between. */
export const fullName = plainText().max(401);
export const instant = z.iso.datetime();
export const civilDate = z.string().refine(isCivilDate, 'a date YYYY-MM-DD');
export const role = z.enum(ROLES);
export const language = z.enum(['es', 'en']);
/**
 * Something for each of these words. A service of before a word was known does not answer it, which comes as `absent`; what a newer
 * one answers besides is left out: while both run, neither fails for it.
 */
export const recordOf = <Word extends string, Value extends z.ZodType>(
  words: readonly Word[],
  value: Value,
  absent: () => z.util.NoUndefined<z.output<Value>>,
) => {
  const known = words.map((word) => [word, value.default(absent)]);
  return z.object(Object.fromEntries(known) as Record<Word, z.ZodDefault<Value>>);
};
/** A time zone of the IANA's list, as browsers name it. */
export const timeZone = plainText().max(64).refine(isTimeZone, 'a time zone of the IANA');

import type { Failure } from '@plomada/contracts';
import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** A button that does one thing, with the key of what it says. */
export interface ActionButton {
  readonly key: string;
  readonly action: UnknownAction;
}

/** Leads to what words speak of: to a dialog of its own, which comes up above another, or to somewhere on the page. */
export interface RefusalLink extends ActionButton {
  readonly isDialog: boolean;
}

/** Why something was not done, in words, and the way to what they speak of. */
export interface Refused {
  readonly why: string;
  readonly see?: RefusalLink | undefined;
}

/** A short message over the page. Texts are keys, so that they follow the language. */
export interface Message {
  readonly id: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  /** `namespace:key` of the translations. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** One button: undo, mostly. It dispatches the action and closes the message. */
  readonly button?: ActionButton;
  /** Tells of something that cannot be looked up again: it stays until it was read, whatever is shown after it. */
  readonly lasting?: true;
  /** Speaks of what was tried on the page that is open: it goes when somebody leaves the page. */
  readonly ofPage?: true;
}

/** Of those that leave by themselves. */
const MOST_PASSING = 3;

/** Errors and warnings stay until they are closed, and so does what says that it lasts; the rest leaves by itself. */
export const isStaying = ({ severity, lasting }: Pick<Message, 'severity' | 'lasting'>): boolean =>
  lasting === true || severity === 'error' || severity === 'warning';

const slice = createSlice({
  name: 'messages',
  initialState: { queue: [] as Message[] },
  reducers: {
    shown: {
      prepare: (message: Omit<Message, 'id'>) => ({ payload: { ...message, id: nanoid(8) } }),
      reducer: (state, { payload }: PayloadAction<Message>) => {
        // In the order of what happened. The same text and the offer of an older way back are replaced; a lasting one only by
        // what says exactly the same.
        const replaced = ({ key, params, button, lasting }: Message) =>
          lasting
            ? key === payload.key && JSON.stringify(params) === JSON.stringify(payload.params)
            : key === payload.key || (button !== undefined && payload.button !== undefined);
        const queue = [...state.queue.filter((message) => !replaced(message as Message)), payload];
        const passing = queue.filter((message) => !isStaying(message as Message)).slice(0, -MOST_PASSING);
        state.queue = queue.filter((message) => !passing.includes(message)) as typeof state.queue;
      },
    },
    pageLeft: (state) => {
      state.queue = state.queue.filter(({ ofPage }) => ofPage !== true);
    },
    closed: (state, { payload }: PayloadAction<string>) => {
      state.queue = state.queue.filter((message) => message.id !== payload);
    },
  },
});

export const messagesReducer = slice.reducer;
export const { shown: messageShown, closed: messageClosed, pageLeft } = slice.actions;

/** The message for a failed call, in the words of its code. */
export const failureShown = (failure: Pick<Failure, 'code' | 'params'>) => messageShown(wordsOf(failure));

/** The message for an action that was refused on the page that is open; with the way out where there is one. */
export const refusalShown = (failure: Pick<Failure, 'code' | 'params'>, button?: Message['button']) =>
  messageShown({ ...wordsOf(failure), ofPage: true, ...(button && { button }) });

const wordsOf = ({ code, params }: Pick<Failure, 'code' | 'params'>) => ({
  severity: 'error' as const,
  key: `codes:${code}`,
  ...(params && { params }),
});

/** Oldest first. */
export const selectMessages = (state: { messages: { queue: Message[] } }): readonly Message[] =>
  state.messages.queue;
export const selectNewestMessage = (state: { messages: { queue: Message[] } }): Message | null =>
  state.messages.queue.at(-1) ?? null;

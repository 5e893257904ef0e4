import type { Failure } from '@plomada/contracts';
import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** A short message at the bottom of the screen. Texts are keys, so that they follow the language. */
export interface Message {
  readonly id: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  /** `namespace:key` of the translations. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** One button: undo, mostly. It dispatches the action and closes the message. */
  readonly button?: { readonly key: string; readonly action: UnknownAction };
  /** Tells of something that cannot be looked up again: it stays until it was read, whatever is shown after it. */
  readonly lasting?: true;
}

/** Besides lasting ones. */
const MOST_WAITING = 3;

const slice = createSlice({
  name: 'messages',
  initialState: { queue: [] as Message[] },
  reducers: {
    shown: {
      prepare: (message: Omit<Message, 'id'>) => ({ payload: { ...message, id: nanoid(8) } }),
      reducer: (state, { payload }: PayloadAction<Message>) => {
        // The newest is shown at once, what nobody read of the older ones comes after it. The same text and the offer of
        // an older way back are replaced; a lasting one only by what says exactly the same.
        const replaced = ({ key, params, button, lasting }: Message) =>
          lasting
            ? key === payload.key && JSON.stringify(params) === JSON.stringify(payload.params)
            : key === payload.key || (button !== undefined && payload.button !== undefined);
        const others = state.queue.filter((message) => !replaced(message as Message));
        let room = MOST_WAITING;
        state.queue = [payload, ...others].filter(
          ({ lasting }) => lasting || room-- > 0,
        ) as typeof state.queue;
      },
    },
    closed: (state, { payload }: PayloadAction<string>) => {
      state.queue = state.queue.filter((message) => message.id !== payload);
    },
  },
});

export const messagesReducer = slice.reducer;
export const { shown: messageShown, closed: messageClosed } = slice.actions;

/** The message for a failed call or a refused action, in the words of its code; with the way out where there is one. */
export const failureShown = (failure: Pick<Failure, 'code' | 'params'>, button?: Message['button']) =>
  messageShown({
    severity: 'error',
    key: `codes:${failure.code}`,
    ...(failure.params && { params: failure.params }),
    ...(button && { button }),
  });

export const selectFirstMessage = (state: { messages: { queue: Message[] } }) =>
  state.messages.queue[0] ?? null;

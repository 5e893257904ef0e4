import { loginReducer } from '../features/login/login-slice';
import { sessionReducer } from '../base/session/session-slice';
import { messagesReducer } from '../base/messages/messages-slice';

/** State that exists before anybody is signed in. The rest comes with the workspace, so that the login stays small. */
export const entryReducers = { session: sessionReducer, login: loginReducer, messages: messagesReducer };

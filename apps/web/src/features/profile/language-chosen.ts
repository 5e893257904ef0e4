import { createAction } from '@reduxjs/toolkit';
import type { Language } from '../../base/i18n';

/** The person chose a language outside of the profile: it is shown at once, and becomes that of the account. */
export const languageChosen = createAction<Language>('profile/languageChosen');

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format';
import { useShownDay } from '../use-day';
import { CalendarIcon } from '../icons/icons';
import { visuallyHidden } from '../layout/visually-hidden';
import { type Field, toldBelow } from './field';
import { parseDate, parseFinishedDate } from './parse-date';

interface Props extends Field<string>, Pick<TextFieldProps, 'onKeyDown'> {
  /** With what was typed, where it was: a text that is no date is not the same as none. */
  readonly onChange: (date: string, typed?: string) => void;
}

/**
 * A date, typed as DD/MM/YYYY whatever the browser's own language, or picked from the browser's calendar. Its value is a civil
 * date, or '' for none or for a text that is no date. Whoever leaves the field may have left out the year.
 */
export function DateField({ value, onChange, onBlur, onKeyDown, problem, hint, ...field }: Props) {
  const { t } = useTranslation(['common', 'columns']);
  const format = useFormat();
  const today = useShownDay();
  const picker = useRef<HTMLInputElement>(null);
  // What is being typed, until it is left; otherwise the field shows its value.
  const [typed, setTyped] = useState<string | null>(null);
  // A typed text that no longer says the value was overtaken: the form was emptied or set.
  const shown = typed !== null && (parseDate(typed) ?? '') === value ? typed : value && format.date(value);
  // Whoever is still typing is not told that it is no date yet.
  const [isLeft, setLeft] = useState(false);
  const isNoDate = isLeft && typed !== null && typed.trim() !== '' && parseDate(typed) === null;
  const type = (text: string) => {
    setLeft(false);
    setTyped(text);
    onChange(parseDate(text) ?? '', text);
  };
  const pick = (date: string) => {
    setTyped(null);
    onChange(date);
  };
  const complete = () => {
    const date = typed !== null && value === '' ? parseFinishedDate(typed, today) : null;
    if (date !== null) pick(date);
  };
  const leave = () => {
    complete();
    if (value || typed === '') setTyped(null);
    setLeft(true);
    onBlur?.();
  };
  return (
    <MuiTextField
      {...field}
      {...toldBelow(problem || (isNoDate && t('columns:noSuchDate')) || null, hint)}
      value={shown}
      placeholder={t('datePattern')}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') complete();
        onKeyDown?.(event);
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 10 },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ position: 'relative' }}>
              <IconButton
                size="small"
                edge="end"
                disabled={field.disabled ?? false}
                aria-label={t('pickDate')}
                onClick={() => picker.current?.showPicker()}
              >
                <CalendarIcon fontSize="small" />
              </IconButton>
              <Box
                component="input"
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden
                value={value}
                onChange={(event) => pick(event.target.value)}
                sx={{ ...visuallyHidden, bottom: 0, right: 0, border: 0, p: 0 }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

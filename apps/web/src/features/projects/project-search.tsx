import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../app/icons/icons';

export function ProjectSearch({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation('projects');
  return (
    <TextField
      type="search"
      placeholder={t('search')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { xs: 200, md: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': t('search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

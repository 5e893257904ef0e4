import type { ListEntry } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, EditIcon } from '../../base/icons/icons';
import { RenameWord } from './rename-word';
import type { WordCalls } from './use-words';

interface Props {
  readonly word: ListEntry;
  readonly words: readonly ListEntry[];
  readonly calls: WordCalls;
}

/** A word and what can be done to it: one in use is renamed or deactivated, not removed. */
export function WordLine({ word, words, calls }: Props) {
  const { t } = useTranslation('businessSettings');
  const [renaming, setRenaming] = useState(false);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        px: 4,
        py: 1,
        minHeight: 48,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {renaming ? (
        <RenameWord
          word={word}
          words={words}
          onRename={(name) => calls.rename(word, name)}
          onClose={() => setRenaming(false)}
        />
      ) : (
        <>
          <Typography
            sx={{
              flex: '1 1 160px',
              minWidth: 0,
              overflowWrap: 'anywhere',
              ...(!word.isActive && { color: 'text.secondary' }),
            }}
          >
            {word.name}
          </Typography>
          {!word.isActive && <Chip size="small" variant="outlined" label={t('words.inactive')} />}
          {word.inUse && <Chip size="small" label={t('words.inUse')} />}
          <WordButtons word={word} calls={calls} onRename={() => setRenaming(true)} />
        </>
      )}
    </Box>
  );
}

function WordButtons(props: {
  readonly word: ListEntry;
  readonly calls: WordCalls;
  readonly onRename: () => void;
}) {
  const { word, calls, onRename } = props;
  const { t } = useTranslation('businessSettings');
  const { name } = word;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button size="small" onClick={() => void calls.setActive(word, !word.isActive)}>
        {t(word.isActive ? 'words.deactivate' : 'words.activate')}
      </Button>
      <Tooltip title={t('words.rename')}>
        <IconButton aria-label={t('words.renameOne', { name })} onClick={onRename}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t(word.inUse ? 'words.cannotRemove' : 'words.remove')}>
        <span>
          <IconButton
            aria-label={t('words.removeOne', { name })}
            disabled={word.inUse}
            onClick={() => void calls.remove(word)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}

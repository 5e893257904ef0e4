import { AVATAR_MAX_BYTES, type User } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { FocusableButton } from '../../base/focus/focusable-button';
import { UploadIcon } from '../../base/icons/icons';
import { PersonAvatar } from '../../base/layout/person-avatar';
import { FailureAlert } from '../../base/messages/failure-alert';
import { AvatarDialog } from './avatar-dialog';
import { editProfile, type ProfileChange } from './profile-api';
import { ProfileCard } from './profile-card';
import { UploadDialog } from './upload-dialog';
import { useProfileChanged } from './use-profile-changed';

const MEGABYTES = AVATAR_MAX_BYTES / 1024 / 1024;
const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** The picture: one of the set, one's own, or none. */
export function PictureSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  const { busy, failure, make } = useMutation();
  const changed = useProfileChanged();
  const [choosing, setChoosing] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async (change: ProfileChange) => {
    const saved = await make(async () => changed(await editProfile(user.id, change)));
    setChoosing(false);
    setFile(null);
    return saved;
  };
  const picker = useFilePicker({
    accept: KINDS.join(','),
    label: t('picture.file'),
    onFile: (picked) => {
      const complaint = complaintAbout(picked);
      setWrong(complaint);
      if (!complaint) setFile(picked);
    },
  });
  return (
    <ProfileCard title={t('picture.title')}>
      {failure && <FailureAlert failure={failure} />}
      {wrong && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {t(wrong, { megabytes: MEGABYTES })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <PersonAvatar person={user} size={72} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <FocusableButton variant="outlined" disabled={busy} onClick={() => setChoosing(true)}>
            {t('picture.choose')}
          </FocusableButton>
          <FocusableButton
            variant="outlined"
            disabled={busy}
            startIcon={<UploadIcon />}
            onClick={picker.open}
          >
            {t('picture.upload')}
          </FocusableButton>
          {user.avatarURL && (
            <FocusableButton disabled={busy} onClick={() => save({ avatarURL: '' })}>
              {t('picture.none')}
            </FocusableButton>
          )}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        {t('picture.limits', { megabytes: MEGABYTES })}
      </Typography>
      {picker.input}
      {choosing && (
        <AvatarDialog user={user} busy={busy} onClose={() => setChoosing(false)} onChosen={save} />
      )}
      {file && (
        <UploadDialog
          file={file}
          busy={busy}
          onClose={() => setFile(null)}
          onConfirm={() => save({ avatar: file })}
        />
      )}
    </ProfileCard>
  );
}

/** What can be told before the bytes travel; the server looks at them anyway. */
function complaintAbout(file: File): string | null {
  if (!KINDS.includes(file.type)) return 'picture.notAnImage';
  return file.size > AVATAR_MAX_BYTES ? 'picture.tooLarge' : null;
}

import { domainName, MOST_SIGN_ON_DOMAINS, type SignOnDomain, type SignOnView } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { TextField } from '../../base/fields/text-field';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFormat } from '../../base/format';
import { FailureAlert } from '../../base/messages/failure-alert';
import { CopiedText } from './copied-text';
import { addDomain, proveDomain, removeDomain } from './sign-on-api';

interface Props {
  readonly businessId: string;
  readonly view: SignOnView;
  readonly onChange: (view: SignOnView) => void;
}

/** The domains of the people who log in at the provider. Each has to be proven before it counts. */
export function SignOnDomains({ businessId, view, onChange }: Props) {
  const { t } = useTranslation('businessSettings');
  const { busy, failure, make } = useMutation();
  const [typed, setTyped] = useState('');
  const change = (call: typeof addDomain, domain: string) =>
    make(async () => onChange(await call(businessId, domain)));
  const add = async () => {
    if (await change(addDomain, typed.trim().toLowerCase())) setTyped('');
  };
  const isFull = view.domains.length >= MOST_SIGN_ON_DOMAINS;
  const isDomain = domainName.safeParse(typed).success;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography variant="h3" id="sign-on-domains" sx={{ mb: 2 }}>
        {t('signOn.domains')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('signOn.domainsIntro')}</Typography>
      {failure && <FailureAlert failure={failure} />}
      {view.domains.length > 0 && (
        <Box component="ul" aria-labelledby="sign-on-domains" sx={{ listStyle: 'none', p: 0, m: 0, mb: 4 }}>
          {view.domains.map((one) => (
            <Domain
              key={one.domain}
              {...one}
              busy={busy}
              onProve={() => void change(proveDomain, one.domain)}
              onRemove={() => void change(removeDomain, one.domain)}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', maxWidth: 480 }}>
        <Box sx={{ flex: 1 }}>
          <TextField
            isExact
            label={t('signOn.domain')}
            value={typed}
            maxLength={253}
            hint={t('signOn.domainHint')}
            onChange={setTyped}
          />
        </Box>
        <FocusableButton
          variant="outlined"
          disabled={busy || isFull || !isDomain}
          onClick={() => void add()}
          sx={{ mt: 1 }}
        >
          {t('signOn.addDomain')}
        </FocusableButton>
      </Box>
    </Box>
  );
}

interface DomainProps extends SignOnDomain {
  readonly busy: boolean;
  readonly onProve: () => void;
  readonly onRemove: () => void;
}

function Domain({ domain, provenAt, record, busy, onProve, onRemove }: DomainProps) {
  const { t } = useTranslation('businessSettings');
  const format = useFormat();
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{domain}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {provenAt ? t('signOn.proven', { at: format.date(provenAt) }) : t('signOn.unproven')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {!provenAt && (
            <FocusableButton
              variant="outlined"
              disabled={busy}
              onClick={onProve}
              aria-label={t('signOn.proveOne', { domain })}
            >
              {t('signOn.prove')}
            </FocusableButton>
          )}
          <FocusableButton
            color="error"
            disabled={busy}
            onClick={onRemove}
            aria-label={t('signOn.removeOne', { domain })}
          >
            {t('signOn.remove')}
          </FocusableButton>
        </Box>
      </Box>
      {!provenAt && (
        <Box sx={{ mt: 2 }}>
          <CopiedText label={t('signOn.recordName')} text={record.name} />
          <CopiedText label={t('signOn.recordValue')} text={record.value} />
        </Box>
      )}
    </Box>
  );
}

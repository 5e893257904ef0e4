import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { CodeField, isCode } from './code-field';
import { OwnerDialog } from './owner-dialog';
import type { Proof } from './two-factor-api';

interface Props {
  readonly title: string;
  readonly detail: string;
  readonly submit: string;
  readonly hasPassword: boolean;
  /** What is done loses something. */
  readonly loses?: boolean;
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password, of who has one, and a code before the second step is changed. */
export function ProofDialog({ loses = false, onProof, ...dialog }: Props) {
  const { t } = useTranslation('twoFactor');
  const { busy, failure, make } = useMutation();
  const [code, setCode] = useState('');
  return (
    <OwnerDialog
      {...dialog}
      ready={isCode(code)}
      busy={busy}
      failure={failure}
      color={loses ? 'error' : 'primary'}
      onSubmit={(password) => void make(() => onProof({ password, code }))}
    >
      <CodeField hint={t('codeOrRecovery')} value={code} onChange={setCode} />
    </OwnerDialog>
  );
}

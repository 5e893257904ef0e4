import Typography from '@mui/material/Typography';
import type { MeetingProtocol } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { protocolHeading } from './protocol-blocks';

/** Which term is looked back on, and what came of it as a whole. */
export function ProtocolHeading({ protocol }: { readonly protocol: MeetingProtocol }) {
  const { t } = useTranslation('meeting');
  const [term, outcome] = protocolHeading(protocol, t, useFormat());
  return (
    <>
      <Typography component="h2" sx={{ fontSize: '1.2em', fontWeight: 700 }}>
        {term}
      </Typography>
      <Typography sx={{ fontSize: '1em', mb: 4 }}>{outcome}</Typography>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { projectOfPlan } from '@plomada/domain';
import type { PendingAction } from '@plomada/sync';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import { useAppSelector } from '../../base/hooks';
import { ScenarioIcon } from '../../base/icons/icons';
import { projectPath } from '../../base/paths';
import { selectUser } from '../../base/session/session-slice';
import { StateMessage } from '../../base/states/state-message';
import { dropStored, leftOf } from '../../plan/offline/pending-store';
import { typedTexts } from '../rejected-actions/typed-texts';
import { useActionText } from '../rejected-actions/use-action-text';
import { selectDiscarded } from './scenarios-slice';

/** In place of every page of a scenario that somebody threw away: who did, which own changes went with it unsent, and the way on. */
export function ScenarioGone({ planId }: { readonly planId: string }) {
  const { t } = useTranslation('scenarios');
  const navigate = useNavigate();
  const told = useAppSelector(selectDiscarded);
  const discarded = told?.planId === planId ? told : null;
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [left] = useQuery(useCallback(() => leftOf(userId, planId), [userId, planId]));
  const unsent = left.status === 'ready' ? left.value : [];
  const goOn = async () => {
    await dropStored(userId, planId);
    await navigate(projectPath('/gantt', projectOfPlan(planId)));
  };
  return (
    <StateMessage
      role="alert"
      heading="h1"
      icon={<ScenarioIcon />}
      title={discarded?.by ? t('gone.byWhom', { ...discarded }) : t('gone.title')}
      detail={t('gone.detail')}
      more={unsent.length > 0 && <Unsent unsent={unsent} />}
      action={
        <Button variant="contained" onClick={() => void goOn()}>
          {t('gone.live')}
        </Button>
      }
    />
  );
}

function Unsent({ unsent }: { readonly unsent: readonly PendingAction[] }) {
  const { t } = useTranslation('scenarios');
  const textOf = useActionText();
  const title = t('gone.unsent', { count: unsent.length });
  return (
    <Box role="group" aria-label={title} sx={{ maxWidth: 480, mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Box component="ul" tabIndex={0} sx={LIST}>
        {unsent.map((one) => (
          <li key={one.id}>
            {textOf(one)}
            {typedTexts(one.action).map((text) => (
              <Box key={text} component="span" sx={{ display: 'block', whiteSpace: 'pre-wrap' }}>
                {text}
              </Box>
            ))}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LIST = {
  m: 0,
  mt: 1,
  pl: 5,
  maxHeight: 220,
  overflow: 'auto',
  textAlign: 'start',
  userSelect: 'text',
  overflowWrap: 'anywhere',
} as const;

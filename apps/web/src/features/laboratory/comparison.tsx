import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LaboratoryIcon } from '../../base/icons/icons';
import { OutdatedAlert } from '../portfolio/outdated-alert';
import { Empty } from '../../base/states/empty';
import { useCausesTile } from './causes-tile';
import { CorrelationTile } from './correlation-tile';
import { useFamiliesTile } from './families-tile';
import { IndicatorTile } from './indicator-tile';
import type { LaboratoryChoice } from './laboratory-choice';
import { LaboratoryTile } from './laboratory-tile';
import type { ComparedProject } from './use-compared';

interface Props {
  readonly choice: LaboratoryChoice;
  readonly projects: readonly ComparedProject[];
  readonly businessName: string;
  /** Reads what is stored of them anew. */
  readonly onAgain: () => void;
}

/** What was chosen, side by side: an indicator a tile, how one leads another, causes, and families of restrictions. */
export function Comparison({ choice, projects, businessName, onAgain }: Props) {
  const { t } = useTranslation('laboratory');
  const causes = useCausesTile(projects);
  const families = useFamiliesTile(projects);
  const uncalculated = projects.filter(({ computedAt }) => computedAt === null);
  if (projects.length === 0) return <Empty icon={<LaboratoryIcon />} title={t('nobodyChosen')} />;
  return (
    <>
      <OutdatedAlert projects={projects.filter(({ failed }) => failed)} onAgain={onAgain} />
      {uncalculated.length > 0 && (
        <Alert severity="info" sx={{ mb: 4, flexShrink: 0 }}>
          {t('uncalculated', { count: uncalculated.length })}
        </Alert>
      )}
      <Box sx={TILES}>
        {choice.indicators.map((indicator) => (
          <IndicatorTile key={indicator} {...{ indicator, projects, businessName }} />
        ))}
        <Box sx={WHOLE_ROW}>
          <CorrelationTile {...{ choice, projects, businessName }} />
        </Box>
        {[causes, families].map((tile) => (
          <Box key={tile.name} sx={WHOLE_ROW}>
            <LaboratoryTile {...tile} businessName={businessName} />
          </Box>
        ))}
      </Box>
    </>
  );
}

const WHOLE_ROW = { gridColumn: '1 / -1', minWidth: 0 } as const;

const TILES = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(480px, 100%), 1fr))',
} as const;

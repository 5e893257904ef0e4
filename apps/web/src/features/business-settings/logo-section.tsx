import type { BusinessSettings } from '@plomada/contracts';
import Box from '@mui/material/Box';
import { useBusiness } from '../projects/use-project';
import { PictureField } from '../pictures/picture-field';

/** The logo. The list of businesses knows a new one first: it is reloaded once the picture is there. */
export function LogoSection({ settings }: { readonly settings: BusinessSettings }) {
  const business = useBusiness();
  const url = business?.id === settings.id ? business.logoURL : settings.logoURL;
  return (
    <Box sx={{ mb: 6 }}>
      <PictureField ownerId={settings.id} of="business" name={settings.name} url={url} />
    </Box>
  );
}

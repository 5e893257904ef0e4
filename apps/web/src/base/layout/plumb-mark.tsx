import Box from '@mui/material/Box';

/** The plumb bob of the product. */
export function PlumbMark({ size = 32 }: { readonly size?: number }) {
  return (
    <Box component="img" src="/favicon.svg" alt="" sx={{ width: size, height: size, display: 'block' }} />
  );
}

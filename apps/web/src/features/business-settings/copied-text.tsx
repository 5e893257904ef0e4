import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A text that is to be copied somewhere else, to the letter: a click marks all of it. */
export function CopiedText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Box sx={{ mb: 4, maxWidth: 640 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        role="textbox"
        aria-readonly="true"
        aria-label={label}
        tabIndex={0}
        sx={{ fontFamily: 'monospace', fontSize: '0.875rem', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {text}
      </Typography>
    </Box>
  );
}

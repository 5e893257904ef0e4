import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { storeItem } from '../../base/store-item';

const KEY = 'plomada.drawer';

/** Whether the drawer is collapsed: as the person left it on this machine, else by the room there is. */
export function useDrawer() {
  const narrow = useMediaQuery('(max-width: 1099px)');
  const [stored, setStored] = useState(() => localStorage.getItem(KEY));
  const [openOnPhone, setOpenOnPhone] = useState(false);
  const collapsed = stored ? stored === 'collapsed' : narrow;
  const toggle = () => {
    const next = collapsed ? 'open' : 'collapsed';
    storeItem(KEY, next);
    setStored(next);
  };
  return {
    collapsed,
    toggle,
    openOnPhone,
    toggleOnPhone: () => setOpenOnPhone((open) => !open),
    closeOnPhone: useCallback(() => setOpenOnPhone(false), []),
  };
}

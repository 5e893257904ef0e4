import { useCallback, useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useNavigate, useSearchParams } from 'react-router';

export type ChangeAddress = (
  change: (present: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/**
 * The parameters of the address that is shown, and how to change them. A change is made of the newest address: the router's own hook
 * makes it of the one that was last rendered, and of two that come before the next render the first would be lost.
 */
export function useLatestSearchParams(): readonly [URLSearchParams, ChangeAddress] {
  const [address] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  const change = useCallback<ChangeAddress>(
    (made, options) => {
      if (!router) throw new Error('an address is changed within a router that knows the newest one');
      const { navigation, location } = router.state;
      // On the way to another page it is still this one's that is changed.
      const coming = navigation.location?.pathname === location.pathname ? navigation.location : location;
      const { search } = coming;
      void navigate(`?${made(new URLSearchParams(search)).toString()}`, options);
    },
    [navigate, router],
  );
  return [address, change];
}

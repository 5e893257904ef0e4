import { digestToken, restrictionsDigestRoutes } from '@plomada/contracts';
import { Router } from 'express';

/** Where the web shows what the link of a mail ends. */
const PAGE = '/unsubscribe';

/**
 * The address that mail programs post to (RFC 8058) may be opened by a person too: it leads to the page, the token behind the # as in
 * the mail's own link. Nothing ends by it: programs that look through mails open every address in them.
 */
export function unsubscribeInBrowser(): Router {
  const router = Router();
  router.get<{ token: string }>(`/api${restrictionsDigestRoutes.unsubscribe.path}`, (request, response) => {
    const token = digestToken.safeParse(request.params.token);
    response.redirect(303, token.success ? `${PAGE}#token=${token.data}` : PAGE);
  });
  return router;
}

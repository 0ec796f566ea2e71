// What pages and parts use of the framework, and the data of every page. Only this folder and the entries import it.
export {
  isRouteErrorResponse,
  Outlet,
  useActionData,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
  useSearchParams,
} from '@remix-run/react'
export { Form } from './form'
export type { Handle } from './handle'
export { Link } from './link'
export { useConstants, useFormToken, useRootData } from './root-data'

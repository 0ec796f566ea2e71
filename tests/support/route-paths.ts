import { fileOf, pages, type Page } from '~/route-table'
import { sourcesIn } from './sources'

/** Returns a URL of a page with parameters of rows that do not exist, so that only the guard decides. */
export const urlOf = ({ path }: Page) => path.replace(/:\w+/g, '1')

const sources = new Map(sourcesIn('app/routes', '.ts', '.tsx').map(({ file, text }) => [file, text]))

/** The pages that accept forms. */
export const pagesWithAction = pages.filter((page) =>
  /export (async function|const) action\b/.test(sources.get(`app/${fileOf(page)}`) ?? ''),
)

export { pages, type Page }

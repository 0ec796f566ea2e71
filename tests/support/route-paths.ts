import { fileOf, pages, type Page } from '~/route-table'
import { sourcesIn } from './sources'

/** A URL of a page, its parameters filled in: records nobody asked for, so that only the guard decides. */
export const urlOf = ({ path }: Page) => path.replace(/:\w+/g, '1')

const sources = new Map(sourcesIn('app/routes', '.ts', '.tsx').map(({ file, text }) => [file, text]))

/** The pages that take forms. */
export const pagesWithAction = pages.filter((page) =>
  /export (async function|const) action\b/.test(sources.get(`app/${fileOf(page)}`) ?? ''),
)

export { pages, type Page }

import { randomUUID } from 'node:crypto'
import type { ListedRow, ListedView } from '~/db/listed-row'
import * as reads from '~/db/generated/reads.server'
import { readId } from '~/domain/values'
import { athensDay } from '~/i18n/format'
import type { Viewer } from '~/viewer/viewer'
import type { ServedBulkAct } from './bulk-act.server'
import type { ListSource } from '~/domain/lists/list'
import { readListQuery, withoutPage } from './list-query'
import { readList, readRows } from './read-list.server'
import { mostChosen } from './schema'

/** The rows that an address chooses, and why some of them were refused when the act was tried. */
type Chosen = { ids: number[]; tried: Map<number, string>; more: boolean }

/** Reads the chosen rows from the address of a bulk act's page; what is no id is left out. */
export function readChosen(url: string): Chosen {
  const given = new URL(url).searchParams
  const tried = new Map(
    given
      .getAll('refused')
      .map((text) => /^(\d{1,9}):([a-z_]{1,40})$/.exec(text))
      .flatMap((found) => (found ? [[Number(found[1]), found[2]!] as const] : [])),
  )
  const chosen = given.getAll('id').flatMap((text) => readId(text) ?? [])
  const ids = [...new Set([...chosen, ...tried.keys()])]
  return { ids: ids.slice(0, mostChosen), tried, more: ids.length > mostChosen }
}

/** The rows that an address chooses: those it names or, with the query of a list as `every`, all that this query finds. */
export async function findChosen(
  viewer: Viewer,
  list: ListSource & { view: ListedView },
  { scopes }: { scopes: readonly string[] },
  url: string,
): Promise<Chosen> {
  const chosen = readChosen(url)
  const every = new URL(url).searchParams.get('every')
  if (every === null || chosen.tried.size > 0) return chosen
  const query = withoutPage(readListQuery(list, new URL(every, 'http://list').href))
  if (!scopes.includes(query.scope)) return chosen
  const { rows, next } = await readList(viewer, list, query, mostChosen)
  return { ...chosen, ids: rows.map(({ id }) => id), more: next !== null }
}

/** The chosen rows of a list, told apart by what the act would do with each of them now. */
export async function checkRows(
  viewer: Viewer,
  list: ListSource & { view: ListedView },
  { asksPassword, findObstacles, findChoices }: ServedBulkAct,
  { ids, tried, more }: Chosen,
) {
  const [rows, obstacles, passwordNeeded, choices] = await Promise.all([
    readRows(viewer, list, ids),
    findObstacles(viewer, ids),
    asksPassword && reads.passwordNeeded(viewer, { routine: true }),
    findChoices?.(viewer) ?? [],
  ])
  const found = new Map(obstacles.map((each) => [each.id, each]))
  const possible: { row: ListedRow<ListedView>; notice: string | null; tried: string | null }[] = []
  const refused: { row: ListedRow<ListedView>; why: string }[] = []
  for (const row of rows) {
    const { obstacle = null, notice = null } = found.get(row.id) ?? {}
    if (obstacle) refused.push({ row, why: obstacle })
    else possible.push({ row, notice, tried: tried.get(row.id) ?? null })
  }
  return {
    possible,
    refused,
    gone: ids.length - rows.length,
    more,
    wasTried: tried.size > 0,
    passwordNeeded,
    today: athensDay(new Date()),
    choices,
    /** Makes a form that is sent twice act once. */
    formKey: randomUUID(),
  }
}

export type CheckedRows = Awaited<ReturnType<typeof checkRows>>

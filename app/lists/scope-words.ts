import type { ListSource } from '~/domain/lists/list'

/** The keys of a text about a scope: the list's own; of all rows, otherwise the one that lists share. */
export function scopeWords(
  { words }: Pick<ListSource, 'words'>,
  text: 'scopes' | 'leads' | 'empty',
  scope: string,
) {
  const own = {
    scopes: `${words}.scopes.${scope}`,
    leads: `${words}.leads.${scope}`,
    empty: `${words}.empty.${scope}`,
  }
  return [own[text], ...(scope === 'all' ? [`queue.all.${text}`] : [])]
}

/** Where the title of a list stands: in its section, or in the menu if that calls it the same. */
export const titleOf = (words: string) => [`admin:${words}.title`, `common:shell.admin.${words}`]

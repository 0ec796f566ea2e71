import type { ListSource } from '~/domain/lists/list'

/** The keys of a text about a scope: the list's own; of all rows, otherwise the one that lists share. */
export const scopeWords = (
  { words }: Pick<ListSource, 'words'>,
  text: 'scopes' | 'leads' | 'empty',
  scope: string,
) => [`${words}.${text}.${scope}`, ...(scope === 'all' ? [`queue.all.${text}`] : [])]

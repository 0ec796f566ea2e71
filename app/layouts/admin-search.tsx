import { useTranslation } from '~/i18n/use-translation'
import { Form, useLocation } from '~/http/page'
import { Icon } from '~/ui/icon'
import { Suggesting } from '~/ui/suggesting'

/** The search of the team in the header of every admin page; not on the page of the search, which has its own. */
export function AdminSearch() {
  const { t } = useTranslation('common')
  if (useLocation().pathname === '/admin/search') return null
  return (
    <Form
      method="get"
      action="/admin/search"
      role="search"
      // Lists have a search of their own: the two need names that differ.
      aria-label={t('shell.search')}
      className="flex w-full max-w-md gap-2"
    >
      <label htmlFor="team-search" className="sr-only">
        {t('shell.search')}
      </label>
      <div className="min-w-0 grow">
        <Suggesting
          from="/admin/search/suggestions"
          id="team-search"
          name="q"
          type="search"
          placeholder={t('shell.searchHint')}
          className="control min-w-0"
        />
      </div>
      <button
        type="submit"
        className="inline-grid size-12 shrink-0 place-items-center rounded-leaf-sm border border-edge bg-card
          hover:bg-saffron-soft"
      >
        <Icon name="search" />
        <span className="sr-only">{t('shell.find')}</span>
      </button>
    </Form>
  )
}

import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18nFor } from '~/i18n/i18n.server'
import { ListFilters } from '~/lists/list-filters'
import { readListQuery } from '~/lists/list-query'
import { allLists } from '~/parts/lists/all-tables'

const i18n = await i18nFor('el')

// A link of a record sets these: a list offers no choice of people.
const byLink = ['mentor', 'mentor_id', 'mentee_id', 'user']

// The page of the list reads what there is to choose from.
const readByPage = [
  '/admin/emails kind',
  '/admin/scholarships year',
  '/admin/mentorships duration',
  '/admin/mentorships type',
]

const filters = allLists.flatMap((list) =>
  Object.entries(list.filters ?? {}).flatMap(([name, filter]) =>
    byLink.includes(name) ? [] : [{ page: `${list.path} ${name}`, list, name, filter }],
  ),
)

test.each(filters)('$page is a control with a label', ({ page, list, name, filter }) => {
  const hasChoices = 'lookup' in filter || readByPage.includes(page)
  // Most lists have all rows in a scope, where no filter is decided already.
  const scope = list.scopes.find((each) => each === 'all') ?? list.scopes[0]
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ListFilters
        list={list}
        query={readListQuery(list, `http://list/?scope=${scope}`)}
        choices={hasChoices ? { [name]: [{ value: '7', label: 'Επτά' }] } : {}}
      />
    </I18nextProvider>,
  )
  expect(html, `no control of the filter ${name}`).toContain(`id="filter-${name}`)
  // A text that is missing is shown as its key.
  expect(html.match(/[\w.]*(?:filters|facts)\.\w[\w.]*/g), 'keys without a text').toBeNull()
})

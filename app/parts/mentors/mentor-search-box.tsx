import type { ComponentProps } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Island } from '~/ui/island'
import { SearchBox } from '~/ui/search-box'

type MentorSearchBoxProps = Omit<ComponentProps<typeof SearchBox>, 'label' | 'renderField'>

/** The search field for mentors, inside a GET form to /mentors; its island suggests what the words may mean. */
export function MentorSearchBox(props: MentorSearchBoxProps) {
  const { t, language } = useTranslation('public')
  const island = { from: `/suggestions?lng=${language}`, search: t('mentors.suggested.search') }
  return (
    <SearchBox
      {...props}
      label={t('mentors.search')}
      renderField={(input) => (
        <Island name="suggestions" props={island}>
          <input {...input} />
        </Island>
      )}
    />
  )
}

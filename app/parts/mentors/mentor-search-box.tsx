import type { ComponentProps } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { SearchBox } from '~/ui/search-box'
import { Suggesting } from '~/ui/suggesting'

type MentorSearchBoxProps = Omit<ComponentProps<typeof SearchBox>, 'label' | 'renderField'>

/** The search field for mentors, inside a GET form to /mentors. */
export function MentorSearchBox(props: MentorSearchBoxProps) {
  const { t } = useTranslation('public')
  return (
    <SearchBox
      {...props}
      label={t('mentors.search')}
      renderField={(input) => <Suggesting from="/suggestions" {...input} />}
    />
  )
}

import { useTranslation } from '~/i18n/use-translation'
import { mostCounted } from '~/domain/mentors/filters'
import { useAddress } from '~/http/link'
import { formatNumber } from '~/i18n/format'
import { Button } from '~/ui/button'

/** The button of the form, in sight as long as its filters are, with what they find; a screen reader hears when that changes. */
export function AnswerBar({ total }: { total: number }) {
  const { t, language } = useTranslation('public')
  const many = total > mostCounted
  const number = formatNumber(language, many ? mostCounted : total)
  return (
    <div className="answer-bar">
      <Button icon="search" formAction={`${useAddress('/mentors')}#results`}>
        <span id="filters-find" data-follows="">
          {t(many ? 'mentors.showMany' : 'mentors.show', { number })}
        </span>
      </Button>
      <p id="filters-say" role="status" data-follows="" className="sr-only">
        {many ? t('mentors.foundMany', { number }) : t('common:counts.mentors', { count: total })}
      </p>
    </div>
  )
}

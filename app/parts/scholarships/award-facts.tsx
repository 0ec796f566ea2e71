import { useTranslation } from '~/i18n/use-translation'
import type { Candidate, GivenAward } from '~/domain/scholarships/awards.server'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { Link } from '~/http/page'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { MenteeLink, PurchaseLink } from '~/parts/people/person-link'
import { EmailLink } from '~/ui/contact'
import { SummaryList } from '~/ui/summary-list'
import { AwardStateTag } from './scholarship-state'

type AwardFactsProps = {
  scholarship: Pick<Scholarship, 'id' | 'name' | 'kind' | 'year'>
  mentee: Pick<Candidate, 'name' | 'email'> & { menteeId: number }
  /** The award, once it is given. */
  given?: GivenAward
}

/** The scholarship, the mentee, and the state of the award. */
export function AwardFacts({ scholarship, mentee, given }: AwardFactsProps) {
  const { t, language } = useTranslation('admin')
  return (
    <SummaryList
      rows={[
        {
          label: t('common:facts.scholarship'),
          value: <Link to={`/admin/scholarships/${scholarship.id}`}>{scholarship.name}</Link>,
        },
        { label: t('common:facts.kind'), value: t(`scholarships.kinds.${scholarship.kind}`) },
        { label: t('common:form.year'), value: <span className="tabular">{scholarship.year}</span> },
        {
          label: t('common:facts.mentee'),
          value: (
            <>
              <MenteeLink id={mentee.menteeId} name={mentee.name} />
              <EmailLink email={mentee.email} className="block font-normal wrap-anywhere" />
            </>
          ),
        },
        ...(given
          ? [
              {
                label: t('common:facts.package'),
                value: (
                  <>
                    <PurchaseLink id={given.purchaseId}>{nameIn(language, given.packageNames)}</PurchaseLink>
                    <span className="tabular block font-normal text-muted">
                      {formatMoney(language, given.priceCents, given.currency)}
                    </span>
                  </>
                ),
              },
              { label: t('common:facts.state'), value: <AwardStateTag state={given.state} /> },
            ]
          : []),
      ]}
    />
  )
}

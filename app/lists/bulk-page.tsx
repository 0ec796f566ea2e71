import type { ReactNode } from 'react'
import { useErrorText, useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { keepingReturn, useBackTo } from '~/http/return-to'
import { Banner } from '~/ui/banner'
import { buttonClass, LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { PageHeader } from '~/ui/page-header'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { BulkTable } from './bulk-table'
import { mostChosen } from './schema'
import { titleOf } from './scope-words'
import type { BulkCheckProps } from './table'

/** The id of the form on the page of a bulk act: the chosen rows belong to it. */
export const bulkForm = 'bulk'

type BulkPageProps = BulkCheckProps & {
  errors: ReactNode
  /** What the rows come to. */
  sum?: ReactNode
  /** What the act brings with it, one sentence each. */
  effects: string[]
  form: ReactNode
}

/** The page of every bulk act: what will happen to which rows, which rows it can't be done for and why, and its form. */
export function BulkPage({ table, act, checked, errors, sum, effects, form }: BulkPageProps) {
  const { list, bulk } = table
  const { t } = useTranslation('admin')
  const te = useErrorText()
  const toList = useBackTo(list.path, t(titleOf(list.words)))
  const back = toList.to
  const { possible, refused, gone, more, wasTried } = checked
  const words = `bulk.${act.words}`
  const chosen = possible.length + refused.length + gone
  return (
    <div>
      <div className="mb-8 empty:hidden">{errors}</div>
      <PageHeader
        title={t(`${words}.title`)}
        lead={possible.length > 0 && t(`${words}.lead`)}
        back={toList}
      />
      <div className="grid gap-7">
        {wasTried && <Banner tone="warning">{t('bulk.left')}</Banner>}
        {more && <Banner tone="warning">{t('bulk.more', { most: mostChosen })}</Banner>}
        {chosen === 0 && <Banner tone="info">{t('bulk.none')}</Banner>}
        {gone > 0 && <Banner tone="warning">{t('bulk.gone', { count: gone })}</Banner>}
        {possible.length > 0 && sum && <p className="text-xl font-bold">{sum}</p>}
        {possible.length > 0 && (
          <BulkTable
            {...{ table, act }}
            caption={t(`${words}.possible`, { count: possible.length })}
            rows={possible.map(({ row, notice, tried }) => ({
              row,
              note: (tried && t('bulk.tried', { why: te(tried) })) ?? (notice && t(`bulk.notices.${notice}`)),
            }))}
          />
        )}
        {refused.length > 0 && (
          <BulkTable
            {...{ table, act }}
            caption={t(`${words}.refused`, { count: refused.length })}
            rows={refused.map(({ row, why }) => ({
              row,
              note: (
                <>
                  {te(why)}{' '}
                  <Link to={keepingReturn(act.pageOf(row.id), back)}>
                    {t('bulk.look')}
                    <VisuallyHidden> {t(`${list.words}.row`, bulk?.named(row))}</VisuallyHidden>
                  </Link>
                </>
              ),
            }))}
          />
        )}
        {possible.length === 0 ? (
          <p>
            <LinkButton to={back}>{toList.label}</LinkButton>
          </p>
        ) : (
          <div className="grid max-w-read gap-7">
            {possible.map(({ row }) => (
              <input key={row.id} type="hidden" name="ids" value={row.id} form={bulkForm} />
            ))}
            <EffectList effects={effects} />
            <div className="grid gap-3">
              {form}
              <p>
                <Link to={back} className={buttonClass('quiet', '-ml-3')}>
                  {t('bulk.cancel')}
                </Link>
              </p>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

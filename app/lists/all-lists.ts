import { applicationList } from '~/parts/applications/application-list'
import { editRequestList } from '~/parts/edit-requests/edit-request-list'
import { historyList } from '~/parts/history/history-list'
import { mailList } from '~/parts/mails/mail-list'
import { menteeList } from '~/parts/mentees/mentee-list'
import { mentorList } from '~/parts/mentors/mentor-list'
import { mentorshipList } from '~/parts/mentorships/mentorship-list'
import { pendingRequestList } from '~/parts/mentorship-requests/pending-request-list'
import { offerList } from '~/parts/offers/offer-list'
import { seminarList } from '~/parts/seminars/seminar-list'
import { rejectedRequestList } from '~/parts/mentorship-requests/rejected-request-list'
import { flagList, refundList, refundRequestList } from '~/parts/payment-queue/payment-lists'
import { purchaseList } from '~/parts/purchases/purchase-list'
import { reportList } from '~/parts/reports/report-list'
import { scholarshipList } from '~/parts/scholarships/scholarship-list'
import { suggestionList } from '~/parts/suggestions/suggestion-list'
import { templateList } from '~/parts/messages/template-list'
import { newsList } from '~/parts/news/news-list'

/** All admin lists, for the tests and the benchmark that walk through them. */
export const allLists = [
  mentorshipList,
  pendingRequestList,
  rejectedRequestList,
  mentorList,
  menteeList,
  mailList,
  historyList,
  purchaseList,
  refundList,
  refundRequestList,
  flagList,
  scholarshipList,
  applicationList,
  editRequestList,
  reportList,
  suggestionList,
  templateList,
  newsList,
  offerList,
  seminarList,
]

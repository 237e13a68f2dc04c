import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { PHOTO_WIDTHS } from '#core/photo.ts'
import { AccountDeletion, AccountExport, NewNameReport } from './account.ts'
import {
  AuditPage,
  Dailies,
  Daily,
  Figures,
  Pools,
  ShownPicture,
  ShownPictures,
  TakeDown,
  Voiding,
} from './admin-desk.ts'
import {
  Decided,
  DoubtedRunPage,
  NAME_STATUSES,
  NameDecision,
  NamePage,
  NoteDecision,
  NotePage,
  REPORT_STATUSES,
  ReportDecision,
  ReportPage,
  RUN_STATUSES,
  RunDecision,
  SubmissionDecision,
  SubmissionPage,
} from './admin.ts'
import { BoardPage, BoardQuery, OwnStanding } from './boards.ts'
import { type ChallengeAnswer, NewChallenge, type OwnChallenge } from './challenges.ts'
import { NOTE_STATUSES } from './contact-fields.ts'
import { ContactToken, NewNote, NoteAnswer } from './contact.ts'
import { Standing, StandingQuery } from './full-time.ts'
import { KeptHonours } from './honours.ts'
import { League, LeagueReport, LeagueRequest, LeftSeat, NewLeague, NewSeat, OwnLeagues } from './leagues.ts'
import { QuickAnswer, QuickRequest, Rating } from './lobby.ts'
import { PictureQuery, SentPortraits } from './pictures.ts'
import { QuizMatchBoard, QuizMatchQuery, QuizOwnRecord } from './quiz-boards.ts'
import { QuizResult } from './quiz-results.ts'
import { QuizNow, QuizTicketAnswer, QuizTicketRequest } from './quiz-room.ts'
import { NewPractice, PracticeAnswer, PracticeDeal, RevealedAnswer } from './quiz.ts'
import { NewReport, ReportAnswer } from './reports.ts'
import { DayText, ResultRecord } from './results.ts'
import { MatchAnswer, MatchResult } from './room-results.ts'
import { TicketAnswer, TicketRequest } from './rooms.ts'
import { NewRun, type RunAnswer, RunStep } from './runs.ts'
import { SUBMISSION_STATUSES } from './submission-words.ts'
import { SubmissionAnswer } from './submissions.ts'
import { Today, TodayQuery } from './today.ts'
import { NewUserInfo, UserPatch } from './users-request.ts'
import { UserInfo, type UsersAnswer } from './users.ts'

/**
 * Required proof of a caller. `anyone`: none; the answer may still depend on the account or the visitor's cookie.
 * `account`: signed in, else 401. `admin`: the back office, else 404 (docs/decisions/017-admin-answers-404.md). `room`:
 * signed by a room, else 401. `cron`: with CRON_SECRET, else 404. `operator`: with METRICS_TOKEN, else 404.
 */
type Auth = 'anyone' | 'account' | 'admin' | 'room' | 'cron' | 'operator'

/**
 * The contract of one method of one path. `body`: JSON of that shape, or a form that its handler reads; absent: none.
 * `answer`: JSON of that shape, or the media type of something else; null: a redirect.
 */
export type Route = {
  readonly auth: Auth
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType | 'form'
  readonly answer: z.ZodMiniType | `image/${string}` | 'text/plain' | null
}

const pageQuery = (statuses: readonly string[]) =>
  z.strictObject({ status: z._default(z.enum(statuses), statuses[0]!), cursor: z.optional(z.uuid()) })

const Empty = z.object({})

const RunAnswer: z.ZodMiniType<RunAnswer<unknown>> = z.object({
  runId: z.string(),
  game: z.string(),
  mode: z.string(),
  date: DayText,
  number: z.int(),
  n: z.int(),
  view: z.unknown(),
  pictures: z.optional(z.array(z.array(z.string()))),
  agreed: z.optional(z.array(z.nullable(z.number()))),
  leaguesTooFew: z.optional(z.literal(true)),
  expires: z.string(),
  end: z.nullable(
    z.object({
      result: ResultRecord,
      lines: z.array(z.object({ key: z.string(), points: z.number(), count: z.optional(z.number()) })),
      distribution: z.nullable(z.object({ plays: z.int(), counts: z.array(z.int()) })),
      betterThan: z.nullable(z.number()),
      facts: z.optional(z.unknown()),
      tell: z.optional(
        z.object({
          name: z.string(),
          local: z.optional(z.object({ en: z.string(), fr: z.string(), es: z.string() })),
          spoils: z.optional(z.literal(true)),
        }),
      ),
      held: z.optional(z.literal(true)),
      standing: z.optional(
        z.object({
          period: z.literal('week'),
          of: z.string(),
          rank: z.int(),
          players: z.int(),
          betterThan: z.nullable(z.number()),
          entered: z.boolean(),
        }),
      ),
    }),
  ),
  now: z.optional(z.number()),
})

const Score = z.object({ by: z.nullable(z.string()), points: z.int(), won: z.boolean() })
const FinalBoard = z.extend(Score, { view: z.unknown() })

const OpenChallenge = z.object({
  code: z.string(),
  game: z.enum(GAME_IDS),
  mode: z.string(),
  date: z.nullable(DayText),
  expires: z.string(),
  friends: z.object({ played: z.int(), best: z.nullable(z.int()) }),
})

const ChallengeAnswer: z.ZodMiniType<ChallengeAnswer> = z.extend(OpenChallenge, {
  level: z.nullable(z.string()),
  isDaily: z.boolean(),
  challenger: Score,
  kit: z.nullable(z.string()),
  verified: z.boolean(),
  withdrawn: z.boolean(),
  you: z.nullable(z.enum(['challenger', 'begun', 'done'])),
  scores: z.optional(z.array(Score)),
  boards: z.optional(z.object({ own: z.extend(FinalBoard, { runId: z.string() }), theirs: FinalBoard })),
})

const OwnChallenges: z.ZodMiniType<{ challenges: OwnChallenge[] }> = z.object({
  challenges: z.array(z.extend(OpenChallenge, { points: z.int() })),
})

/** The user info at the top level, as the specification requires, and the same data with more fields for pages. */
const UsersAnswer: z.ZodMiniType<UsersAnswer & UserInfo> = z.extend(UserInfo, {
  userInfo: UserInfo,
  moved: z.object({ results: z.int(), points: z.int() }),
  refused: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(['unknown-mode', 'points', 'time', 'date', 'duplicate', 'cap', 'verified-elsewhere']),
    }),
  ),
  pointsLeft: z.optional(z.int()),
  renamed: z.optional(z.string()),
})

const PartHealth = z.enum(['ok', 'down', 'none'])

/** Every endpoint, by method and path; a parameter of a path is in brackets, as in the name of its file. */
export const ROUTES = {
  'POST /users': { auth: 'account', body: NewUserInfo, answer: UsersAnswer },
  'PATCH /users': { auth: 'account', body: UserPatch, answer: UsersAnswer },

  'POST /api/runs': { auth: 'anyone', body: NewRun, answer: RunAnswer },
  'POST /api/runs/[id]': { auth: 'anyone', body: RunStep, answer: RunAnswer },
  'GET /api/runs/[id]': { auth: 'anyone', answer: RunAnswer },
  'POST /api/challenges': { auth: 'anyone', body: NewChallenge, answer: z.object({ code: z.string() }) },
  'GET /api/challenges': { auth: 'anyone', answer: OwnChallenges },
  'GET /api/challenges/[code]': { auth: 'anyone', answer: ChallengeAnswer },

  'GET /api/honours': { auth: 'anyone', answer: KeptHonours },
  'POST /api/honours': { auth: 'account', body: z.strictObject({}), answer: KeptHonours },
  'GET /api/leagues': { auth: 'anyone', answer: OwnLeagues },
  'POST /api/leagues': { auth: 'anyone', body: NewLeague, answer: z.object({ code: z.string() }) },
  'POST /api/leagues/join': { auth: 'anyone', body: NewSeat, answer: z.object({ code: z.string() }) },
  'POST /api/leagues/leave': { auth: 'anyone', body: LeftSeat, answer: Empty },
  'POST /api/leagues/read': { auth: 'anyone', body: LeagueRequest, answer: League },
  'POST /api/leagues/report': { auth: 'anyone', body: LeagueReport, answer: Empty },

  'GET /api/today': { auth: 'anyone', query: TodayQuery, answer: Today },
  'GET /api/full-time': { auth: 'anyone', query: StandingQuery, answer: Standing },
  'GET /api/table': { auth: 'anyone', query: BoardQuery, answer: BoardPage },
  'GET /api/table/own': { auth: 'account', query: BoardQuery, answer: OwnStanding },
  'GET /api/albums': { auth: 'anyone', answer: z.object({ found: z.record(z.string(), z.int()) }) },
  'GET /api/portraits': { auth: 'anyone', answer: SentPortraits },
  'GET /api/health': {
    auth: 'anyone',
    answer: z.object({
      status: z.literal('ok'),
      site: z.literal('ok'),
      backend: PartHealth,
      writes: PartHealth,
      boards: PartHealth,
      upkeep: PartHealth,
      rooms: PartHealth,
      quiz: PartHealth,
    }),
  },
  'GET /api/metrics': { auth: 'operator', answer: 'text/plain' },
  'GET /api/upkeep': {
    auth: 'cron',
    answer: z.object({
      folded: z.int(),
      batches: z.int(),
      drawn: z.int(),
      left: z.nullable(z.int()),
      failed: z.array(z.string()),
    }),
  },
  'GET /api/locale': { auth: 'anyone', answer: null },
  'GET /api/image-proxy': {
    auth: 'anyone',
    query: z.strictObject({
      url: z.string().check(z.minLength(1)),
      w: z.optional(z.enum(PHOTO_WIDTHS.map(String))),
    }),
    answer: 'image/webp',
  },
  'POST /api/reports': { auth: 'anyone', body: NewReport, answer: ReportAnswer },
  'GET /api/contact': { auth: 'anyone', answer: ContactToken },
  'POST /api/contact': { auth: 'anyone', body: NewNote, answer: NoteAnswer },
  'POST /api/name-reports': { auth: 'anyone', body: NewNameReport, answer: Empty },

  'POST /api/quiz/practice': { auth: 'anyone', body: NewPractice, answer: PracticeDeal },
  'POST /api/quiz/answer': { auth: 'anyone', body: PracticeAnswer, answer: RevealedAnswer },
  'POST /api/quiz/ticket': { auth: 'anyone', body: QuizTicketRequest, answer: QuizTicketAnswer },
  'GET /api/quiz/now': { auth: 'anyone', answer: QuizNow },
  'GET /api/quiz/match': { auth: 'anyone', query: QuizMatchQuery, answer: QuizMatchBoard },
  'GET /api/quiz/own': { auth: 'account', answer: QuizOwnRecord },
  'POST /api/quiz/result': { auth: 'room', body: QuizResult, answer: z.object({ stored: z.int() }) },
  'POST /api/rooms/ticket': { auth: 'anyone', body: TicketRequest, answer: TicketAnswer },
  'POST /api/rooms/quick': { auth: 'anyone', body: QuickRequest, answer: QuickAnswer },
  'GET /api/rooms/ratings': { auth: 'account', answer: z.object({ ratings: z.array(Rating) }) },
  'POST /api/rooms/result': { auth: 'room', body: MatchResult, answer: MatchAnswer },

  'POST /api/submissions': { auth: 'account', body: 'form', answer: SubmissionAnswer },
  'POST /api/submissions/[id]/withdraw': { auth: 'account', answer: SubmissionAnswer },
  'POST /api/account/picture': { auth: 'account', body: 'form', answer: z.object({ url: z.string() }) },
  'GET /api/account/export': { auth: 'account', answer: AccountExport },
  'POST /api/account/delete': { auth: 'account', body: AccountDeletion, answer: Empty },

  'GET /api/admin/audit': {
    auth: 'admin',
    query: z.strictObject({ cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,15}$/))) }),
    answer: AuditPage,
  },
  'GET /api/admin/dailies': { auth: 'admin', answer: Dailies },
  'POST /api/admin/dailies/[id]/void': { auth: 'admin', body: Voiding, answer: Daily },
  'GET /api/admin/figures': { auth: 'admin', answer: Figures },
  'GET /api/admin/names': { auth: 'admin', query: pageQuery(NAME_STATUSES), answer: NamePage },
  'POST /api/admin/names/[id]': { auth: 'admin', body: NameDecision, answer: Decided },
  'GET /api/admin/notes': { auth: 'admin', query: pageQuery(NOTE_STATUSES), answer: NotePage },
  'POST /api/admin/notes/[id]': { auth: 'admin', body: NoteDecision, answer: Decided },
  'GET /api/admin/pictures': { auth: 'admin', answer: ShownPictures },
  'POST /api/admin/pictures/[footballer]': { auth: 'admin', body: TakeDown, answer: ShownPicture },
  'GET /api/admin/pools': { auth: 'admin', answer: Pools },
  'GET /api/admin/reports': { auth: 'admin', query: pageQuery(REPORT_STATUSES), answer: ReportPage },
  'POST /api/admin/reports/[id]': { auth: 'admin', body: ReportDecision, answer: Decided },
  'GET /api/admin/runs': { auth: 'admin', query: pageQuery(RUN_STATUSES), answer: DoubtedRunPage },
  'POST /api/admin/runs/[id]': { auth: 'admin', body: RunDecision, answer: Decided },
  'GET /api/admin/submissions': { auth: 'admin', query: pageQuery(SUBMISSION_STATUSES), answer: SubmissionPage },
  'POST /api/admin/submissions/[id]': { auth: 'admin', body: SubmissionDecision, answer: Decided },
  'GET /api/admin/submissions/[id]/picture': { auth: 'admin', answer: 'image/webp' },

  'GET /img/[kind]/[file]': { auth: 'anyone', query: PictureQuery, answer: 'image/*' },
  'GET /og/c/[locale]/[file]': { auth: 'anyone', answer: 'image/png' },
  'GET /og/s/[locale]/[file]': { auth: 'anyone', answer: 'image/png' },
  'GET /img/quiz/[deal]': { auth: 'anyone', answer: 'image/webp' },
  'GET /img/quiz/live/[token]': { auth: 'anyone', answer: 'image/webp' },
  'GET /img/run/[token]': { auth: 'anyone', answer: 'image/webp' },
} as const satisfies Record<string, Route>

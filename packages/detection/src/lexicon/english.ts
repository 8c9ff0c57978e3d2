import type { Lexicon } from './types.ts';

/** Every combination of the alternatives, in order: "could not" × "find" × "any information about". */
function combine(...parts: string[][]): string {
  let phrases = [''];
  for (const alternatives of parts) {
    phrases = phrases.flatMap((phrase) => alternatives.map((next) => `${phrase} ${next}`.trim()));
  }
  return phrases.join(',');
}

const cannot = [
  "couldn't",
  'could not',
  "can't",
  'cannot',
  "didn't",
  'did not',
  "wasn't able to",
  'was not able to',
  'unable to',
  "weren't able to",
  "don't",
  'do not',
  "haven't",
  'have not',
  'failed to',
  "doesn't",
];
const seek = ['find', 'found', 'locate', 'identify', 'verify', 'see', 'have', 'retrieve', 'confirm'];
const speaker = ['i', 'we', "i've", "we've", 'i have', 'we have', "i'm", "i'll", 'i therefore', 'i will'];
const isNot = ["isn't", 'is not', "wasn't", 'was not', "aren't", 'are not', "hasn't been", 'has not been'];

export const english: Lexicon = {
  negator:
    "not,n't,no,never,without,isn't,aren't,wasn't,don't,doesn't,didn't,can't,cannot,won't,hardly,lacks,lack of,less,nor,neither,rather than,instead of",
  recommended:
    "recommend,recommended,recommends,recommendation,top pick,top choice,best choice,best overall,best option,best for,ideal for,great choice,great option,excellent choice,strong choice,solid choice,good choice,go with,my pick,our pick,editor's choice,winner,the best,highly rated,top-rated,standout,stands out,your best bet,perfect for,hard to beat,go-to,gold standard,first choice,number one,i would choose,i suggest,would suggest,worth trying,well suited,excels at,leading choice",
  warned:
    "avoid,avoid using,steer clear,stay away,beware,not recommend,not recommended,cannot recommend,can't recommend,don't recommend,do not recommend,wouldn't recommend,would not recommend,be cautious,be careful with,be wary,red flag,red flags,scam,scams,fraudulent,not worth,think twice,warning,do not use,don't use,don't buy,skip it,recall,recalled",
  compared:
    'vs,versus,compared to,compared with,in comparison,comparison,unlike,alternative to,alternatives to,alternative,competitor,competitors,competes with,rival,rivals,similar to,than,whereas,instead of,switch from,over',
  positive:
    'best,great,excellent,good,better,strong,powerful,reliable,trusted,popular,leading,leader,easy,easy to use,user-friendly,intuitive,affordable,robust,flexible,versatile,innovative,impressive,outstanding,superior,fast,secure,helpful,loved,praised,favorite,favourite,award-winning,comprehensive,high-quality,quality,seamless,well-known,well-regarded,reputable,efficient,comfortable,durable,generous,ideal,perfect,excels,recommended,top,smooth,advanced,rich,beautiful,well-designed,value,renowned,respected,free trial',
  negative:
    'bad,poor,worse,worst,expensive,overpriced,costly,pricey,slow,buggy,difficult,complex,complicated,confusing,clunky,limited,lacking,lacks,unreliable,weak,outdated,disappointing,complaints,complaint,criticized,criticised,criticism,frustrating,problem,problems,issue,issues,steep learning curve,hidden fees,breach,lawsuit,scam,unsafe,controversy,controversial,inferior,mediocre,drawback,drawbacks,downside,downsides,cons,fails,failed,poorly,harmful,misleading,rude,cheaply made,uncomfortable,risky,unresponsive',
  failedSearch: [
    combine(cannot, seek),
    'no,there is no,there are no,there was no,not enough,little to no,without any,zero,insufficient,lack of,found no,find no,no specific,no reliable,no relevant,no public,no verifiable,no credible,not much,very little,nor any,no publicly available,no official',
  ].join(','),
  finding:
    'information,info,details,results,mention,mentions,references,reference,evidence,record,records,data,sources,knowledge,listing,listings,company called,company named,brand called,brand named,product called,product named,tool called,tool named,business called,business named,service called,service named,app called,app named,provider called,provider named,platform called,platform named,software called,software named,store called,store named,restaurant called,restaurant named,firm called,firm named,trace',
  failedAfter:
    "could not be found,couldn't be found,cannot be found,can't be found,could not be verified,couldn't be verified,was not found,wasn't found,were not found,is not available,isn't available,was not available,is unavailable,was unavailable,came up,turned up nothing,is scarce,is lacking,does not exist,doesn't exist",
  hedged:
    "may be,might be,may have,might have,could be,may not,might not,possible that,possibly,it's possible,perhaps,can you,could you,would you,if you,are you,do you,did you,you may want,please,spelling,misspelled,misspelling,spelled,typo,let me know,more context,more details,assuming",
  absentBefore: [
    combine(
      [
        'could not',
        "couldn't",
        'cannot',
        "can't",
        "wasn't able to",
        'was not able to',
        'unable to',
        "didn't",
        'did not',
      ],
      ['find', 'locate', 'identify'],
      ['', 'anything about', 'anything on', 'anything called', 'anything named', 'any', 'a'],
    ),
    combine(
      ["i'm", 'i am', "i'm personally", 'we are'],
      ['not familiar with', 'not aware of', 'unaware of', 'unfamiliar with', 'not sure what'],
    ),
    combine(
      [
        "don't",
        'do not',
        'does not',
        "doesn't",
        'did not',
        "didn't",
        'never',
        'none of them',
        'none of the sources',
        'none of these',
        'none of the results',
        'no source',
        'no sources',
        'none',
      ],
      ['mention', 'list', 'reference', 'mentions', 'lists', 'mentioned'],
    ),
    "i have no information about,i have no information on,i have no knowledge of,not heard of,never heard of,no such company as,no such brand as,no such product as,there is no known,there doesn't appear to be a,there does not appear to be a,there doesn't seem to be a,there does not seem to be a,makes no mention of,make no mention of",
    // "Nothing about ACME is cheap" praises or blames: what matters is who looked and came back with nothing.
    combine(
      [
        'returned',
        'return',
        'returns',
        'found',
        'find',
        'turned up',
        'yielded',
        'surfaced',
        'produced',
        'brought up',
        'there was',
        'i have',
        'i know',
        'say',
        'says',
        'said',
        'had',
        'contain',
        'contains',
      ],
      ['nothing', 'very little', 'almost nothing'],
      ['', 'useful', 'reliable', 'relevant', 'concrete', 'specific', 'substantial', 'verifiable', 'at all'],
      ['about', 'on', 'for'],
    ),
    combine(
      ['could not', "couldn't", 'cannot', "can't", "wasn't able to", 'was not able to', 'unable to'],
      ['verify', 'confirm'],
      ['', 'anything about', 'anything on', 'the existence of'],
    ),
    combine(
      ['could not', "couldn't", 'cannot', "can't", "didn't", 'did not', 'unable to'],
      ['find', 'locate', 'verify'],
      ['anything useful', 'anything reliable', 'anything relevant', 'anything concrete', 'much', 'enough'],
      ['about', 'on', 'for'],
    ),
    combine(['came up empty', 'came back empty'], ['for', 'on', 'about']),
    combine(speaker, [
      'leave out',
      'left out',
      'omit',
      'omitted',
      'excluded',
      'leaving out',
      'am leaving out',
      'omitting',
    ]),
  ].join(','),
  absentOpening: [
    combine(speaker, ['leave', 'left', 'leaving', 'am leaving', 'kept']),
    'search for,searches for,searching for,searched for,query for,queries for,looked for,looking for',
    combine(
      ['could not', "couldn't", 'cannot', "can't", 'unable to'],
      ['verify', 'confirm'],
      ['that', 'whether', 'if'],
    ),
  ].join(','),
  absentClosing: [
    'out,off the list,off this list,exists,still exists,came up empty,came back empty,came up with nothing,but found nothing,and found nothing',
    combine(
      ['returned', 'returns', 'yielded', 'produced', 'surfaced', 'turned up'],
      ['nothing', 'no results', 'very little'],
    ),
  ].join(','),
  aspect:
    'rates rate fees fee policy policies hours specs pricing price prices plan plans feature features review reviews rating ratings support supports uptime claim claims revenue figures customers integrations integration api security certification offers has includes provides integrates works allows lets accepts sells ships covers complies',
  deniedState:
    "isn't,is not,wasn't,was not,aren't,are not,hasn't been,has not been,doesn't,does not,didn't,did not,don't,do not",
  listedState:
    "mentioned,listed,included,found,referenced,featured,present,among,in the results,in the search results,in these results,in the list,on the list,in any of,named,covered,cited,in my,a brand i,a company i,something i,one i am,one i'm,appear,show up,come up,feature,exist,get mentioned",
  absentAfter:
    "could not be found,cannot be found,can't be found,couldn't be found,could not be verified,could not be identified,was nowhere to be found,is missing from,was missing from,is absent from,was absent from,is not a known,is not a recognized,is not a widely known,isn't a widely known,is not a brand,yielded no results,returned no results,does not appear to exist,doesn't appear to exist,doesn't seem to exist,does not seem to exist,does not appear to be a known,doesn't appear to be a known,does not appear to be a recognized,does not appear to be a real,does not appear to be a well-known,doesn't appear to be a well-known,did not make the list,didn't make the list,no results found,no information found",
  harmless: [
    combine(
      ["doesn't", 'does not', "don't", 'do not', "didn't", 'did not'],
      ['', 'seem to'],
      ['appear to', 'feature a', 'feature any', 'exist in', 'feature an', 'come up with', 'show up to'],
    ),
    combine(isNot, ['included in the', 'found in the free', 'listed on the stock', 'listed publicly']),
    'out because it,out since it,out as it,out of the,out of my way',
    "find it,find that,could not find a better,couldn't find a better,can't find a better,cannot find a better,could not find anything better,couldn't find any better,don't include taxes,does not include,doesn't include,do not include,don't include,did not include,didn't include,doesn't list prices,does not list prices",
    // What a product does about faults, or with a verb that is spelled like one, is no fault of it.
    combine(
      ['resolv', 'solv', 'reduc']
        .flatMap((stem) => [`${stem}e`, `${stem}es`, `${stem}ing`])
        .concat(
          ['prevent', 'detect', 'avoid', 'spot'].flatMap((verb) => [verb, `${verb}s`, `${verb}ing`]),
          ['fix', 'fixes', 'fixing', 'catch', 'catches', 'catching'],
        ),
      ['', 'your', 'any', 'customer'],
      ['issues', 'problems', 'errors', 'bugs', 'mistakes', 'risk', 'delays', 'fraud'],
    ),
    combine(
      ['issue', 'issues'],
      ['', 'a', 'your', 'virtual'],
      [
        'refund',
        'refunds',
        'credits',
        'invoice',
        'invoices',
        'cards',
        'certificates',
        'payments',
        'receipts',
        'tickets',
        'loans',
        'keys',
        'licences',
        'licenses',
        'vouchers',
      ],
    ),
    'issue tracking,issue tracker,issue trackers,issue management',
    combine(
      ['break', 'breaks'],
      [
        'it',
        'them',
        'time',
        'waiting time',
        'costs',
        'spending',
        'results',
        'data',
        'revenue',
        'tasks',
        'work',
        'projects',
        'goals',
      ],
      ['down'],
    ),
    'breaks down by,breaks down into,breaks down costs,breaks down your,break down your',
    combine(
      ['warn', 'warns'],
      ['the team', 'your team', 'you', 'agents', 'managers', 'admins', 'staff', 'before', 'when'],
    ),
  ].join(','),
  filler:
    "a an the any this that it's is company brand product products tool service platform app called named specifically specific itself named the mentions of or and nor either even from also however though directly currently information about on for in particular by name crm software site website official llc inc ltd corp regarding related to concerning is are was were be could can available found it they as at all i'm we personally myself despite extensive searching multiple searches that specifically anything public reliable verifiable current recent search results my i",
};

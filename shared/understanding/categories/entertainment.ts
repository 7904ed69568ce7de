/** Fun: cinema, games, concerts, toys, hobbies, sport for its own sake, books to enjoy, days out. */
import { ENTERTAINMENT_ENGLISH } from './entertainment-english.ts'
import { ENTERTAINMENT_INDONESIAN } from './entertainment-indonesian.ts'
import type { CategoryWords } from './words.ts'

export const ENTERTAINMENT: CategoryWords = {
  category: 'Entertainment',
  indonesian: ENTERTAINMENT_INDONESIAN,
  english: ENTERTAINMENT_ENGLISH,
  either: {
    thing: `
      xxi|cinema xxi|cgv|cinepolis|imax|21 cineplex|amc|regal|cinemark|alamo drafthouse|ticketmaster|stubhub|live nation|loket com|mobile legends
      mobile legend|free fire|freefire|pubg|pubg mobile|genshin|genshin impact|honkai|roblox|minecraft|fortnite|valorant|point valorant|vp valorant
      valorant points|dota|league of legends|wild rift|arena of valor|clash of clans|coc|clash royale|candy crush|fifa points|efootball|among us
      call of duty|gta|point blank|growtopia|steam|steam wallet|epic games|playstation|play station|ps4|ps5|xbox|nintendo|nintendo switch|switch games
      codashop|unipin|gamestop|game voucher|happy puppy|inul vista|nav karaoke|fun world|chuck e cheese|dave and busters|build a bear|museum|karaoke
      padel|golf|coldplay|taylor swift|blackpink|bts|sheila on 7|dewa 19|java jazz|synchronize fest|prambanan jazz|comic con|anime expo|pokemon|lego
      gundam|surfing|snorkling|snorkeling|diving|scuba diving|fun dive|rafting|kidzania|disneyland|waterbom|waterboom|robux|gems|bowling|futsal
      badminton|ice skating|paintball|atv|hot wheels|puzzle|action figure|slime|seaworld|sea world|novel|manga|ukulele|piano|photo booth|clubbing|kecak
      codm|higgs domino|chip domino|game center|world of warcraft|starcraft|diablo|elden ring|zelda|mario kart|fifa|fc 25|madden|nba 2k|gog
      humble bundle|nintendo eshop|eshop|xbox gift points|psn|psn card|live house|jazz|cosplay|photobox|bts merch|kpop album|k pop album|enhypen
      seventeen album|nct|stray kids|twice|bruno mars|ed sheeran|justin bieber concert|eras tour|superbowl|f1 tickets|motogp|ufc fight|ping pong|uno
      playground|gwk|garuda wisnu kencana|jet ski|parasailing|model kit|festival|karate|taekwondo|battle pass`,
  },
}

/** Journeys: flights, long-distance trains and coaches, stays, tours, papers, luggage, souvenirs. */
import { TRAVEL_ENGLISH } from './travel-english.ts'
import { TRAVEL_INDONESIAN } from './travel-indonesian.ts'
import type { CategoryWords } from './words.ts'

export const TRAVEL: CategoryWords = {
  category: 'Travel',
  indonesian: TRAVEL_INDONESIAN,
  english: TRAVEL_ENGLISH,
  either: {
    faint: 'jalan jalan',
    loose: 'delta|united|scoot|travel|trip|marathon bali',
    thing: `
      traveloka|tiketcom|tiket.com|tiket com|agoda|booking.com|booking com|bookingcom|expedia|kayak booking|trip.com|trip com|tripcom|pegipegi|redbus
      red bus|klook|viator|getyourguide|airbnb|oyo|reddoorz|singapore airlines|scoot airlines|jetstar|malaysia airlines|qatar airways|emirates|etihad
      cathay pacific|garuda|qantas|klm|lufthansa|turkish airlines|delta airlines|delta flight|united airlines|american airlines|southwest airlines
      jetblue|alaska airlines|spirit airlines|frontier airlines|ryanair|easyjet|british airways|vietjet|marriott|hilton|hyatt|sheraton|holiday inn|aston
      swiss belhotel|santika|harris hotel|pop hotel|amaris|fave hotel|favehotel|novotel|best western|hampton inn|motel 6|super 8|days inn|la quinta
      airbnb deposit|staycation|backpacker|homestay|hostel|villa|resort|hotel|cruise|visa|tour|city tour|island hopping|dive trip|liveaboard|samsonite
      whoosh|airport tax|guest house|guesthouse|glamping|camping|speedboat|speed boat|fast boat|tour guide|souvenir|roaming|nomad lodge|selina|kimpton
      ritz carlton|four seasons|w hotel|westin|st regis|doubletree|embassy suites|courtyard|fairfield|residence inn|comfort inn|quality inn|red roof
      red roof inn|econo lodge|travelodge|ramada|wyndham|radisson|mercure|accor|pullman|sofitel|grand hyatt|conrad|waldorf|shangri la|mandarin oriental
      dafam|horison|hotel horison|grand zuri|whiz|yello hotel|the 1o1|archipelago|royal ambarrukmo|sheraton mustika|pop hotels|hotels.com|hotels com
      hotwire|priceline|orbitz|travelocity|skyscanner|turo trip|getaround|hipcamp|koa|outdoorsy|trivago|12go|rome2rio|bookaway|easybook|busbud|wanderu
      airpaz|nusatrip|mister aladin|panorama tour|dwidaya|antavaya|wita tour|al hijaz|aer lingus|air canada|air france|air new zealand|japan airlines
      korean air|asiana|thai airways|philippine airlines|cebu pacific|vietnam airlines|air india|saudia|saudi airlines|china airlines|eva air|xiamen air
      batik air malaysia|tigerair|virgin australia|hawaiian airlines|allegiant|breeze airways|sun country|westjet|aeromexico|avianca|iberia|finnair
      swiss air|tap portugal|norwegian air|wizz air|travel bag|extra bed|late check out|cottage|bungalow|sleeper bus|snorkeling trip|honeymoon
      hotel ibis|hotel zest`,
    deciding: 'oleh oleh|oleholeh|buat oleh oleh|untuk oleh oleh',
  },
}
